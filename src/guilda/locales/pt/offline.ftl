### Games in the browser, without a server.

error-bad-export = Este arquivo não contém partidas desta página, ou alguém o alterou. Nada foi carregado.
error-bad-record = Esta partida não pode ter sido jogada assim, então não foi salva.
error-cannot-store = Este navegador não conseguiu salvar isso, então nada mudou. Tente de novo.
error-game-taken = Outra conta já tem esta partida.
error-needs-people = Jogar com outras pessoas exige um servidor. Aqui você pode jogar contra bots, em jogo solo ou em um só aparelho.
error-offline-failed = Não foi possível iniciar os jogos neste navegador.
error-search-lost = A busca foi interrompida. Peça de novo.
error-storage-full = Este navegador não tem mais espaço, então nada mudou. Apague algumas partidas ou libere espaço.
error-too-many-games = Sua conta não comporta mais partidas de navegadores. Salve-as em um arquivo.

page-offline-about = Baixe os jogos uma vez e jogue contra bots ou em um só aparelho sem conexão.
page-offline-again = Tentar de novo
page-offline-export = Salvar partidas em um arquivo
page-offline-get = Baixar ({ $mb } MB)
page-offline-here = neste aparelho
page-offline-import = Carregar partidas de um arquivo
page-offline-imported = { $n ->
    [one] { $n } partida carregada.
   *[other] { $n } partidas carregadas.
}
page-offline-loading = Baixando os jogos: { $loaded } de { $total } MB
page-offline-local = Sem conexão com o servidor. Você está jogando neste navegador; suas partidas no servidor estão seguras.
page-offline-log-in = { $n ->
    [one] Entre para mover { $n } partida encerrada deste aparelho para a sua conta
   *[other] Entre para mover { $n } partidas encerradas deste aparelho para a sua conta
}
page-offline-move = { $n ->
    [one] Mover { $n } partida encerrada para a sua conta
   *[other] Mover { $n } partidas encerradas para a sua conta
}
page-offline-moved = { $n ->
    [one] { $n } partida movida para a sua conta.
   *[other] { $n } partidas movidas para a sua conta.
}
page-offline-moving = Movendo as partidas…
page-offline-new = Há uma nova versão pronta.
page-offline-played = jogada sem conexão
page-offline-played-about = Jogada sem conexão: as jogadas seguem as regras, mas nenhum servidor viu os sorteios.
page-offline-ready = Os jogos estão neste aparelho e funcionam sem conexão.
page-offline-reload = Recarregar
page-offline-restarted = Foi preciso reiniciar os jogos. Todas as jogadas que apareceram como feitas continuam lá.
page-offline-serverless = Os jogos rodam no seu navegador: contra bots, em jogo solo ou em um só aparelho. Nada é enviado a lugar nenhum.
page-offline-starting = Iniciando os jogos…
page-offline-title = Jogar sem conexão
page-offline-trouble-broken = Não foi possível iniciar os jogos. Recarregue a página; se não adiantar, tente outro navegador.
page-offline-trouble-damaged = Um arquivo baixado está danificado. Tente de novo.
page-offline-trouble-full = Este navegador não tem espaço para os jogos. Libere espaço e tente de novo.
page-offline-trouble-network = Não foi possível baixar os jogos. Verifique a conexão e tente de novo.
page-offline-trouble-wasm = Este navegador é antigo demais para os jogos: falta o WebAssembly. Atualize-o ou use outro.
page-offline-unkept = Este navegador não guarda nada, como em uma janela anônima: suas partidas terminam quando você fechar esta página.
