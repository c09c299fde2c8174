"""The words of Splendor in English, Portuguese and Spanish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.components import splendor as box
from guilda.rules.speech import plural, points_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from guilda.rules.speech import Words

# singular and plural of each kind of token
TOKENS = {
    "en": (
        ("diamond", "diamonds"),
        ("sapphire", "sapphires"),
        ("emerald", "emeralds"),
        ("ruby", "rubies"),
        ("onyx", "onyxes"),
        ("gold token", "gold tokens"),
    ),
    "pt": (
        ("diamante", "diamantes"),
        ("safira", "safiras"),
        ("esmeralda", "esmeraldas"),
        ("rubi", "rubis"),
        ("ônix", "ônix"),
        ("ficha de ouro", "fichas de ouro"),
    ),
    "es": (
        ("diamante", "diamantes"),
        ("zafiro", "zafiros"),
        ("esmeralda", "esmeraldas"),
        ("rubí", "rubíes"),
        ("ónice", "ónices"),
        ("ficha de oro", "fichas de oro"),
    ),
}
AND: Words = {"en": " and ", "pt": " e ", "es": " y "}
NOTHING: Words = {"en": "nothing", "pt": "nada", "es": "nada"}
CARD: Words = {
    "en": "the level {level} {gem} card",
    "pt": "a carta de {gem} de nível {level}",
    "es": "la carta de {gem} de nivel {level}",
}
TOP_CARD: Words = {
    "en": "the top card of the level {} deck",
    "pt": "a carta de cima do baralho de nível {}",
    "es": "la carta superior del mazo de nivel {}",
}
DRAWN_CARD: Words = {"en": "{} from the deck", "pt": "{} do baralho", "es": "{} del mazo"}
NOBLE: Words = {
    "en": "noble who asks for {}",
    "pt": "nobre que pede {}",
    "es": "noble que pide {}",
}
TAKE: Words = {
    "en": "{player} [takes|take] {tokens}.",
    "pt": "{player} [pega|pegar] {tokens}.",
    "es": "{player} [toma|tomar] {tokens}.",
}
RESERVE: Words = {
    "en": "{player} [reserves|reserve] {card} and [takes|take] {tokens}.",
    "pt": "{player} [reserva|reservar] {card} e [pega|pegar] {tokens}.",
    "es": "{player} [reserva|reservar] {card} y [toma|tomar] {tokens}.",
}
RESERVE_WITHOUT_GOLD: Words = {
    "en": "{player} [reserves|reserve] {card}; there is no gold left to take.",
    "pt": "{player} [reserva|reservar] {card}; não há mais ouro para pegar.",
    "es": "{player} [reserva|reservar] {card}; ya no queda oro que tomar.",
}
BUY: Words = {
    "en": "{player} [buys|buy] {card}. To pay: {tokens}.",
    "pt": "{player} [compra|comprar] {card}. A pagar: {tokens}.",
    "es": "{player} [compra|comprar] {card}. A pagar: {tokens}.",
}
PASS: Words = {"en": "{player} [passes|pass].", "pt": "{player} [passa|passar] a vez.", "es": "{player} [pasa|pasar]."}
RETURN: Words = {
    "en": "{player} [gives|give] back {tokens}.",
    "pt": "{player} [devolve|devolver] {tokens}.",
    "es": "{player} [devuelve|devolver] {tokens}.",
}
PAY_COLOUR: Words = {
    "en": "Cost in {gems}: {player} [pays|pay] {tokens}.",
    "pt": "Custo em {gems}: {player} [paga|pagar] {tokens}.",
    "es": "Coste en {gems}: {player} [paga|pagar] {tokens}.",
}
VISIT: Words = {
    "en": "{player} [is visited by|receive] the {noble} ({points}).",
    "pt": "{player} [recebe|receber] a visita do {noble} ({points}).",
    "es": "{player} [recibe|recibir] la visita del {noble} ({points}).",
}
WHY_ENDED: dict[str, Words] = {
    "points": {
        "en": "somebody has 15 prestige points",
        "pt": "alguém tem 15 pontos de prestígio",
        "es": "alguien tiene 15 puntos de prestigio",
    },
    "passes": {
        "en": "everybody has passed in one round",
        "pt": "todos passaram a vez na mesma rodada",
        "es": "todos han pasado en la misma ronda",
    },
    "idleness": {
        "en": "twenty rounds in a row brought no card bought or reserved",
        "pt": "em vinte rodadas seguidas nenhuma carta foi comprada ou reservada",
        "es": "en veinte rondas seguidas no se ha comprado ni reservado ninguna carta",
    },
}

TELLINGS: Mapping[str, Words] = {
    "round": {"en": "Round {round} begins.", "pt": "Começa a rodada {round}.", "es": "Empieza la ronda {round}."},
    "card": {
        "en": "New on the table: {card}.",
        "pt": "Nova na mesa: {card}.",
        "es": "Nueva en la mesa: {card}.",
    },
    "take": TAKE,
    "reserve": RESERVE,
    "reserve_without_gold": RESERVE_WITHOUT_GOLD,
    "pay": {"en": "{player} pays {tokens}.", "pt": "{player} paga {tokens}.", "es": "{player} paga {tokens}."},
    "show": {
        "en": "{player} shows the card reserved from the deck: {card}.",
        "pt": "{player} mostra a carta reservada do baralho: {card}.",
        "es": "{player} muestra la carta reservada del mazo: {card}.",
    },
    "buy": {"en": "{player} buys {card}.", "pt": "{player} compra {card}.", "es": "{player} compra {card}."},
    "pass": PASS,
    "return": RETURN,
    "visit": VISIT,
    "goal": {
        "en": "{player} has reached 15 points: the game ends with this round.",
        "pt": "{player} chegou a 15 pontos: o jogo termina com esta rodada.",
        "es": "{player} ha llegado a 15 puntos: la partida termina con esta ronda.",
    },
    "end": {"en": "The game ends: {why}.", "pt": "O jogo termina: {why}.", "es": "La partida termina: {why}."},
}
REASONS: Sequence[Words] = (
    {"en": "it is legal", "pt": "é permitida", "es": "es legal"},
    {"en": "the game is over", "pt": "o jogo terminou", "es": "la partida ha terminado"},
    {
        "en": "first say how the card is paid for",
        "pt": "primeiro diga como a carta é paga",
        "es": "primero di cómo se paga la carta",
    },
    {
        "en": "first give tokens back, down to ten",
        "pt": "primeiro devolva fichas, até ficar com dez",
        "es": "primero devuelve fichas hasta quedarte con diez",
    },
    {
        "en": "first choose the noble who visits",
        "pt": "primeiro escolha o nobre que visita",
        "es": "primero elige el noble que te visita",
    },
    {
        "en": "no card waits for its payment",
        "pt": "nenhuma carta espera pagamento",
        "es": "ninguna carta espera su pago",
    },
    {
        "en": "there are no tokens to give back",
        "pt": "não há fichas a devolver",
        "es": "no hay fichas que devolver",
    },
    {
        "en": "there is no choice between nobles",
        "pt": "não há escolha entre nobres",
        "es": "no hay elección entre nobles",
    },
    {
        "en": "the supply does not have those tokens",
        "pt": "a reserva da mesa não tem essas fichas",
        "es": "la reserva de la mesa no tiene esas fichas",
    },
    {
        "en": "three different gems are taken, fewer only if fewer colours are left",
        "pt": "pegam-se três gemas diferentes, menos só se restarem menos cores",
        "es": "se toman tres gemas distintas, menos solo si quedan menos colores",
    },
    {
        "en": "two of a colour are taken only where at least four are left",
        "pt": "só se pegam duas da mesma cor onde restam ao menos quatro",
        "es": "solo se toman dos del mismo color donde quedan al menos cuatro",
    },
    {
        "en": "nobody reserves more than three cards",
        "pt": "ninguém reserva mais de três cartas",
        "es": "nadie reserva más de tres cartas",
    },
    {"en": "there is no card", "pt": "ali não há carta", "es": "allí no hay carta"},
    {"en": "that deck is empty", "pt": "esse baralho está vazio", "es": "ese mazo está vacío"},
    {
        "en": "gems, bonuses and gold do not suffice for that card",
        "pt": "gemas, bônus e ouro não bastam para essa carta",
        "es": "las gemas, las bonificaciones y el oro no bastan para esa carta",
    },
    {
        "en": "there is no such card in hand",
        "pt": "não há essa carta na mão",
        "es": "no hay tal carta en la mano",
    },
    {
        "en": "only a player who can do nothing else passes",
        "pt": "só passa a vez quem não pode fazer mais nada",
        "es": "solo pasa quien no puede hacer otra cosa",
    },
    {
        "en": "another colour is being paid for",
        "pt": "outra cor está sendo paga",
        "es": "se está pagando otro color",
    },
    {
        "en": "that is more gold than there is, or than that colour costs",
        "pt": "é mais ouro do que há, ou do que custa essa cor",
        "es": "es más oro del que hay, o del que cuesta ese color",
    },
    {"en": "no such token is held", "pt": "não há tal ficha", "es": "no se tiene esa ficha"},
    {
        "en": "tokens are given back in the order W B G R K J, so that each set comes up once",
        "pt": "as fichas são devolvidas na ordem W B G R K J, para que cada conjunto apareça uma só vez",
        "es": "las fichas se devuelven en el orden W B G R K J, para que cada conjunto aparezca una sola vez",
    },
    {
        "en": "no noble there wants to visit",
        "pt": "nenhum nobre dali quer visitar",
        "es": "ningún noble de allí quiere visitarte",
    },
)
ITEMS: Mapping[str, Words] = {
    "cards": {"en": "development cards", "pt": "cartas de desenvolvimento", "es": "cartas de desarrollo"},
    "nobles": {"en": "nobles", "pt": "nobres", "es": "nobles"},
}
TIE_BREAK: Words = {
    "en": "Between equal scores, fewer development cards decide.",
    "pt": "Entre pontuações iguais, decidem menos cartas de desenvolvimento.",
    "es": "Entre puntuaciones iguales, deciden menos cartas de desarrollo.",
}
NOTATION_HELP: Words = {
    "en": (
        "W white, B blue, G green, R red, K black, J gold. WBG takes three tokens, GG two of one colour. R23 reserves "
        "card 3 of level 2, R2D the top of its deck. B23 buys a card of the table, BH1 the first one of your hand. "
        "-W gives a token back, $W1 pays one gold instead of a white, N1 chooses a noble."
    ),
    "pt": (
        "W branco, B azul, G verde, R vermelho, K preto, J ouro. WBG pega três fichas, GG duas de uma cor. R23 reserva "
        "a carta 3 do nível 2, R2D a de cima do baralho. B23 compra uma carta da mesa, BH1 a primeira da sua mão. "
        "-W devolve uma ficha, $W1 paga um ouro no lugar de uma branca, N1 escolhe um nobre."
    ),
    "es": (
        "W blanco, B azul, G verde, R rojo, K negro, J oro. WBG toma tres fichas, GG dos de un color. R23 reserva la "
        "carta 3 del nivel 2, R2D la de arriba del mazo. B23 compra una carta de la mesa, BH1 la primera de tu mano. "
        "-W devuelve una ficha, $W1 paga un oro en lugar de una blanca, N1 elige un noble."
    ),
}
QUESTIONS: Mapping[str, Words] = {
    "payment": {
        "en": "How many gold tokens instead of {gems}? $ and the letter, then the number.",
        "pt": "Quantas fichas de ouro no lugar de {gems}? $ e a letra, depois o número.",
        "es": "¿Cuántas fichas de oro en lugar de {gems}? $ y la letra, luego el número.",
    },
    "return": {
        "en": "More than ten tokens: which one goes back? - and the letter.",
        "pt": "Mais de dez fichas: qual volta? - e a letra.",
        "es": "Más de diez fichas: ¿cuál vuelve? - y la letra.",
    },
    "noble": {
        "en": "Several nobles would come: which one? N and the place.",
        "pt": "Vários nobres viriam: qual? N e o lugar.",
        "es": "Vendrían varios nobles: ¿cuál? N y el lugar.",
    },
}


def tokens_words(counts: Iterable[int], language: str) -> str:
    """So many of each kind of token, as a list in a sentence."""
    held = [(n, kind) for kind, n in enumerate(counts) if n]
    *others, last = [f"{n} {plural(TOKENS[language][kind], n)}" for n, kind in held] or [NOTHING[language]]
    return ", ".join(others) + AND[language] + last if others else last


def card_words(card: int, language: str) -> str:
    """A card by level, bonus and points."""
    level, bonus, points, _ = box.CARDS[card]
    told = CARD[language].format(level=level, gem=TOKENS[language][bonus][0])
    return f"{told} ({points_words(points, language)})" if points else told


def noble_words(noble: int, language: str) -> str:
    """A noble by the bonuses that the visit requires."""
    return NOBLE[language].format(tokens_words(box.NOBLES[noble].needs, language))
