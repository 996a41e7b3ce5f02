{
  // HTML: <button type="button" data-line-share>LINEで送る</button>
  // O endereço oficial de compartilhamento do LINE abre o aplicativo no celular e o navegador no computador.
  const SHARE = 'https://social-plugins.line.me/lineit/share';

  /** Endereço da página sem os códigos de campanha: quem recebe não precisa deles. */
  function cleanAddress(address) {
    const url = new URL(address);
    for (const name of [...url.searchParams.keys()]) {
      if (/^(utm_|fbclid$|gclid$|_pos$|_sid$)/.test(name)) url.searchParams.delete(name);
    }
    url.hash = '';
    return url.href;
  }

  function lineShareAddress(address, text) {
    const query = new URLSearchParams({ url: cleanAddress(address), text });
    return `${SHARE}?${query}`;
  }

  document.querySelectorAll('[data-line-share]').forEach((button) => {
    button.addEventListener('click', () => {
      // A mensagem é a que o cliente manda a um amigo: sem promessa e sem recompensa.
      const text = button.dataset.lineShare || document.title;
      window.open(lineShareAddress(location.href, text), '_blank', 'noopener,width=560,height=640');
    });
  });

  /*
    Botão com a cor da marca. O LINE pede que o nome fique legível e que não se altere o logotipo.

    [data-line-share] { background: #06c755; color: #fff; border: 0; border-radius: 0.5rem; padding: 0.75rem 1.25rem; font-weight: 700; }
  */
}
