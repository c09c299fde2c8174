/** Quick reactions of the chat. They travel as one character, so that every client can show them. */
export const REACTIONS = [
  { name: "smile", sign: "🙂" },
  { name: "wow", sign: "😮" },
  { name: "ouch", sign: "😖" },
  { name: "think", sign: "🤔" },
  { name: "heart", sign: "💙" },
] as const;

/** The name of the reaction that a line consists of. */
export function reactionOf(text: string): string | undefined {
  return REACTIONS.find(({ sign }) => sign === text)?.name;
}
