{
  // Só carrega as medições depois do sim. Vai com o aviso do modelo "Aviso de cookies em japonês".
  // HTML: <section data-cookies hidden>…<button data-cookies-resposta="sim">同意する</button>
  //       <button data-cookies-resposta="nao">同意しない</button></section>
  //       e, em cada script de medição, type="text/plain" data-cookies-codigo
  //       <button type="button" data-cookies-abrir>クッキーの設定</button>
  const KEY = 'cookies-resposta';
  const VALID_DAYS = 180;

  /** 'sim', 'nao' ou null quando a pessoa ainda não respondeu ou a resposta já tem seis meses. */
  function readAnswer(stored, now) {
    const [answer, time] = (stored ?? '').split(':');
    const isFresh = now - Number(time) < VALID_DAYS * 86_400_000;
    return isFresh && (answer === 'sim' || answer === 'nao') ? answer : null;
  }

  /** Troca os scripts adormecidos por scripts de verdade. */
  function loadScripts() {
    for (const sleeping of document.querySelectorAll('script[data-cookies-codigo]')) {
      const script = document.createElement('script');
      if (sleeping.dataset.src) script.src = sleeping.dataset.src;
      script.textContent = sleeping.textContent;
      sleeping.replaceWith(script);
    }
  }

  const notice = document.querySelector('[data-cookies]');
  const answer = readAnswer(localStorage.getItem(KEY), Date.now());
  if (answer === 'sim') loadScripts();
  if (notice) notice.hidden = answer !== null;

  document.addEventListener('click', ({ target }) => {
    if (target.closest('[data-cookies-abrir]') && notice) notice.hidden = false;
    const button = target.closest('[data-cookies-resposta]');
    if (!button) return;
    const value = button.dataset.cookiesResposta;
    localStorage.setItem(KEY, `${value}:${Date.now()}`);
    notice.hidden = true;
    if (value === 'sim') loadScripts();
  });
}
