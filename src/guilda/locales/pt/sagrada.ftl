sagrada-title = Sagrada
sagrada-option-tools = Ferramentas (solo)
sagrada-option-tools-1 = 1: desafio extremo
sagrada-option-tools-5 = 5: fácil
sagrada-option-objectives = Objetivos públicos (solo)

# Partes de frases
sagrada-colour = { $colour ->
    [red] vermelho
    [yellow] amarelo
    [green] verde
    [blue] azul
   *[purple] roxo
}
sagrada-shades = { $colour ->
    [red] Tons de Vermelho
    [yellow] Tons de Amarelo
    [green] Tons de Verde
    [blue] Tons de Azul
   *[purple] Tons de Roxo
}
sagrada-part-die = { $value } { sagrada-colour }
sagrada-part-dice = { sagrada-part-die }
sagrada-part-dice-none = nenhum dado
sagrada-part-becomes = { sagrada-part-die }
sagrada-part-given = { sagrada-part-die }
sagrada-part-space = linha { $row }, coluna { $column }
sagrada-part-from = { sagrada-part-space }
sagrada-part-to = { sagrada-part-space }
sagrada-public-objective = { $objective ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-objectives = { $value ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-tools = { $value }
sagrada-part-patterns = { $value }
sagrada-favor-tokens = { $tokens } { $tokens ->
    [one] marcador
   *[other] marcadores
} de benefício
sagrada-price = { $colour ->
    [none] { sagrada-favor-tokens }
   *[other] um dado { sagrada-colour }
}

# Ações
sagrada-action-place = { $who ->
    [choice] Colocar
    [you] Você coloca
   *[other] { $player } coloca
} o { $die } na { $space }.
sagrada-action-move = { $who ->
    [choice] Mover
    [you] Você move
   *[other] { $player } move
} o { $die } da { $from } para a { $to }.
sagrada-action-tool = { $who ->
    [choice] Usar
    [you] Você usa
   *[other] { $player } usa
} { $tool } ({ sagrada-price }).
sagrada-action-end = { $who ->
    [choice] Encerrar
    [you] Você encerra
   *[other] { $player } encerra
} o turno.
sagrada-action-stop = { $who ->
    [choice] Não mover
    [you] Você não move
   *[other] { $player } não move
} outro dado.
sagrada-action-leave = { $who ->
    [choice] Deixar
    [you] Você deixa
   *[other] { $player } deixa
} o { $die } no acervo de compra.
sagrada-action-draft = { $who ->
    [choice] Pegar
    [you] Você pega
   *[other] { $player } pega
} o { $die } para usar { $tool }.
sagrada-action-pay = { $who ->
    [choice] Pagar
    [you] Você paga
   *[other] { $player } paga
} { $tool } com o { $die }.
sagrada-action-exchange = { $who ->
    [choice] Trocar
    [you] Você troca
   *[other] { $player } troca
} o { $given } pelo { $die } da trilha de rodadas.
sagrada-action-adjust = { $who ->
    [choice] Transformar
    [you] Você transforma
   *[other] { $player } transforma
} o { $die } em um { $becomes }.
sagrada-action-value = { $who ->
    [choice] Transformar
    [you] Você transforma
   *[other] { $player } transforma
} o novo dado em um { $die }.
sagrada-action-window = { $who ->
    [choice] Escolher
    [you] Você escolhe
   *[other] { $player } escolhe
} { $pattern } (dificuldade { $difficulty }).

# Perguntas
sagrada-prompt-window = Qual modelo de janela você escolhe?
sagrada-prompt-window-terminal = Digite W, a carta e o lado, como W9A.
sagrada-prompt-pay = Qual dado { sagrada-colour } do acervo de compra paga { $tool }?
sagrada-prompt-pay-terminal = Digite o dado, como R5.
sagrada-prompt-draft = Em qual dado do acervo de compra você usa { $tool }?
sagrada-prompt-draft-terminal = Digite o dado, como R5.
sagrada-prompt-adjust = Você aumenta ou diminui o { $die } em 1?
sagrada-prompt-adjust-terminal = Digite +1 ou -1.
sagrada-prompt-exchange = Por qual dado da trilha de rodadas você troca o { $die }?
sagrada-prompt-exchange-terminal = Digite = e o dado, como =R5.
sagrada-prompt-value = Que valor recebe o novo dado { sagrada-colour }?
sagrada-prompt-value-terminal = Digite V e o valor, como V4.
sagrada-prompt-place = Onde você coloca o { $die }?{ $leave ->
    [true] { " " }Você também pode deixá-lo no acervo de compra.
   *[other] { "" }
}
sagrada-prompt-place-terminal = Digite o dado, @, linha e coluna, como R5@23{ $leave ->
    [true] ; ou LEAVE
   *[other] { "" }
}.
sagrada-prompt-move = Qual dado você move com { $tool }, e para onde?{ $stop ->
    [true] { " " }Você também pode parar aqui.
   *[other] { "" }
}
sagrada-prompt-move-terminal = Digite origem e destino, como 23>34{ $stop ->
    [true] ; ou STOP
   *[other] { "" }
}.
sagrada-prompt-extra = Qual segundo dado você coloca agora, e onde?
sagrada-prompt-extra-terminal = Digite o dado, @, linha e coluna, como R5@23.

# Acontecimentos
sagrada-event-table = Na mesa: { $tools_count ->
    [one] a ferramenta
   *[other] as ferramentas
} { $tools }; os objetivos { $objectives }.
sagrada-event-private = { $colour ->
    [none] { "" }
   *[other] { $who ->
        [you] Seu objetivo pessoal é
       *[other] O objetivo pessoal de { $player } é
    } { sagrada-shades }.
}
sagrada-event-cards = { $patterns ->
    [none] { "" }
   *[other] { $who ->
        [you] Você escolhe
       *[other] { $player } escolhe
    } entre os modelos de janela { $patterns }.
}
sagrada-event-chosen = { $who ->
    [you] Você escolheu
   *[other] { $player } escolheu
} um modelo de janela.
sagrada-event-window = { $who ->
    [you] Você joga
   *[other] { $player } joga
} com { $pattern }{ $tokens ->
    [0] { "" }
   *[other] { " " }e recebe { sagrada-favor-tokens }
}.
sagrada-event-round = A rodada { $round } começa com { $who ->
    [you] você
   *[other] { $player }
}.
sagrada-event-roll = Acervo de compra: { $dice }.
sagrada-event-place = { $who ->
    [you] Você coloca
   *[other] { $player } coloca
} o { $die } na { $space }.
sagrada-event-tool = { $who ->
    [you] Você usa
   *[other] { $player } usa
} { $tool } ({ $die ->
    [none] { sagrada-favor-tokens }
   *[other] paga com o { $die }
}).
sagrada-event-draft = { $who ->
    [you] Você pega
   *[other] { $player } pega
} o { $die } do acervo de compra.
sagrada-event-turned = O { $die } vira um { $becomes }.
sagrada-event-exchange = { $who ->
    [you] Você troca
   *[other] { $player } troca
} o { $given } pelo { $die } da rodada { $round } na trilha de rodadas.
sagrada-event-return = O { $die } vai para o acervo de compra.
sagrada-event-flux = O { $die } vai para a bolsa de dados, e sai um dado { sagrada-colour }.
sagrada-event-value = { $who ->
    [you] Você transforma
   *[other] { $player } transforma
} o novo dado em um { $die }.
sagrada-event-move = { $who ->
    [you] Você move
   *[other] { $player } move
} o { $die } da { $from } para a { $to }.
sagrada-event-reroll = { $who ->
    [you] Você rola
   *[other] { $player } rola
} de novo o acervo de compra: { $dice }.
sagrada-event-pass = { $who ->
    [you] Você passa
   *[other] { $player } passa
} a vez.
sagrada-event-skip = { $who ->
    [you] Você
   *[other] { $player }
} pula seu segundo turno.
sagrada-event-track = Para a trilha de rodadas: { $dice }.
sagrada-event-objective = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Você cumpre
       *[other] { $player } cumpre
    } { $times } { $times ->
        [one] vez
       *[other] vezes
    } { sagrada-public-objective }: { points-gained }.
}
sagrada-event-private-points = { $who ->
    [you] Seu objetivo pessoal,
   *[other] Objetivo pessoal de { $player },
} { sagrada-shades }: { points-gained }.
sagrada-event-favor = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Seus marcadores de benefício restantes
       *[other] Marcadores de benefício restantes de { $player }
    }: { points-gained }.
}
sagrada-event-empty = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Seus espaços vazios
       *[other] Espaços vazios de { $player }
    } ({ $empty }): { points-gained }.
}
sagrada-event-end = { $won ->
    [true] A pontuação alvo de { $target } foi superada: vitória.
    [false] A pontuação alvo de { $target } não foi superada: derrota.
   *[other] A partida termina depois de dez rodadas.
}

# Por que uma ação não é permitida
sagrada-refusal-legal = é permitida
sagrada-refusal-over = a partida terminou
sagrada-refusal-window-first = primeiro escolha um modelo de janela
sagrada-refusal-not-your-card = esse modelo não está nas suas duas cartas de janela
sagrada-refusal-windows-chosen = os modelos de janela já foram escolhidos
sagrada-refusal-finish-tool = primeiro termine de usar a ferramenta
sagrada-refusal-not-asked = nenhuma ferramenta que precise disso está em uso
sagrada-refusal-not-in-pool = esse dado não está no acervo de compra
sagrada-refusal-drafted = você já escolheu um dado neste turno
sagrada-refusal-not-in-hand = você tem outro dado na mão
sagrada-refusal-occupied = há um dado nesse espaço
sagrada-refusal-edge = o primeiro dado vai na borda ou em um canto
sagrada-refusal-touch = o dado precisa tocar outro dado
sagrada-refusal-touches = com esta ferramenta o dado não pode tocar nenhum outro
sagrada-refusal-colour-print = esse espaço pede outra cor
sagrada-refusal-value-print = esse espaço pede outro valor
sagrada-refusal-colour-beside = há um dado da mesma cor ao lado
sagrada-refusal-value-beside = há um dado do mesmo valor ao lado
sagrada-refusal-not-dealt = essa ferramenta não está na mesa
sagrada-refusal-tool-gone = essa ferramenta saiu do jogo
sagrada-refusal-tool-used = você já usou uma ferramenta neste turno
sagrada-refusal-favor = você não tem marcadores de benefício suficientes
sagrada-refusal-price = não há dado da cor da ferramenta no acervo de compra
sagrada-refusal-after-draft = essa ferramenta só pode ser usada antes de escolher um dado
sagrada-refusal-first-turn = essa ferramenta é para o seu primeiro turno da rodada
sagrada-refusal-second-turn = essa ferramenta é para o seu segundo turno da rodada
sagrada-refusal-tool-impossible = o efeito dessa ferramenta não pode ser aplicado agora
sagrada-refusal-die-impossible = não há espaço para esse dado
sagrada-refusal-wrong-price = esse dado não pode pagar a ferramenta
sagrada-refusal-not-on-track = esse dado não está na trilha de rodadas
sagrada-refusal-no-die-there = não há dado nesse espaço
sagrada-refusal-same-space = o dado precisa ir para outro espaço
sagrada-refusal-moved-already = esse dado já foi movido
sagrada-refusal-colour-not-on-track = nenhum dado da trilha de rodadas tem essa cor
sagrada-refusal-other-colour = o segundo dado precisa ter a cor do primeiro
sagrada-refusal-no-second-move = depois disso nenhum segundo dado poderia ser movido
sagrada-refusal-must-move = você precisa mover um dado com esta ferramenta
sagrada-refusal-must-place = você precisa colocar o dado que está na mão
sagrada-refusal-track-empty = a trilha de rodadas está vazia
sagrada-refusal-die-alone = nenhuma ferramenta que precise de um dado está em uso; para colocar um dado, escreva também o espaço, como R5@23

# O que dizem as ferramentas
sagrada-tool-1 = Aumente ou diminua em 1 o dado escolhido, mas não de 6 para 1 nem de 1 para 6.
sagrada-tool-2 = Mova um dado da sua janela, ignorando a cor do novo espaço. Todas as outras regras valem.
sagrada-tool-3 = Mova um dado da sua janela, ignorando o valor do novo espaço. Todas as outras regras valem.
sagrada-tool-4 = Mova exatamente dois dados da sua janela. Todas as regras valem.
sagrada-tool-5 = Troque o dado escolhido por um da trilha de rodadas.
sagrada-tool-6 = Role de novo o dado escolhido. Se não couber em nenhum espaço, ele volta para o acervo de compra.
sagrada-tool-7 = Role de novo todos os dados do acervo de compra. Só no seu segundo turno, antes de escolher um dado.
sagrada-tool-8 = No seu primeiro turno, escolha e coloque mais um dado agora. Você pula seu segundo turno desta rodada.
sagrada-tool-9 = Coloque o dado escolhido em um espaço que não toque nenhum outro dado. A cor ou o valor do espaço continua valendo.
sagrada-tool-10 = Vire o dado escolhido para o lado oposto.
sagrada-tool-11 = Ponha o dado escolhido na bolsa e tire outro. Escolha seu valor e coloque-o ou deixe-o no acervo de compra.
sagrada-tool-12 = Mova um ou dois dados de uma única cor que esteja na trilha de rodadas. Todas as regras valem.

# O que os objetivos públicos pontuam
sagrada-objective-row-colours = { points } por linha completa sem cor repetida
sagrada-objective-column-colours = { points } por coluna completa sem cor repetida
sagrada-objective-row-shades = { points } por linha completa sem valor repetido
sagrada-objective-column-shades = { points } por coluna completa sem valor repetido
sagrada-objective-light-shades = { points } por par de 1 e 2
sagrada-objective-medium-shades = { points } por par de 3 e 4
sagrada-objective-deep-shades = { points } por par de 5 e 6
sagrada-objective-shade-variety = { points } por conjunto de todos os valores de 1 a 6
sagrada-objective-colour-variety = { points } por conjunto das cinco cores
sagrada-objective-colour-diagonals = { points } por dado com outro da mesma cor na diagonal

# A pontuação
sagrada-item-row-colours = Linhas com Cores Variadas
sagrada-item-column-colours = Colunas com Cores Variadas
sagrada-item-row-shades = Linhas com Tons Variados
sagrada-item-column-shades = Colunas com Tons Variados
sagrada-item-light-shades = Tons Claros
sagrada-item-medium-shades = Tons Médios
sagrada-item-deep-shades = Tons Escuros
sagrada-item-shade-variety = Variabilidade de Tom
sagrada-item-colour-variety = Variabilidade de Cor
sagrada-item-colour-diagonals = Diagonais de Cor
sagrada-item-private = objetivo pessoal
sagrada-item-favor = marcadores de benefício
sagrada-item-empty = espaços vazios
sagrada-tie-break = Em caso de empate, vence quem tiver mais pontos no objetivo pessoal; depois, mais marcadores de benefício restantes; depois, vale a ordem inversa dos jogadores na última rodada.

sagrada-notation-help = R5@23 põe o 5 vermelho do acervo de compra na linha 2, coluna 3. T7 usa a ferramenta 7; então 23>34 move um dado, R5 indica um dado do acervo de compra, =R5 um da trilha de rodadas, +1 e -1 mudam um valor, V4 o define, STOP e LEAVE encerram a ferramenta. Para usar uma ferramenta no dado escolhido, digite primeiro a ferramenta (T1), depois o dado (R5), depois aonde ele vai (R6@23). END encerra o turno, W9A escolhe um modelo de janela. R vermelho, Y amarelo, G verde, B azul, P roxo.
