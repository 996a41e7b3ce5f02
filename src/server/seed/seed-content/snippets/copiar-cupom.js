{
  // HTML: <p><code data-cupom-codigo>{{cupom}}</code> <button type="button" data-cupom="{{cupom}}" data-cupom-ate="{{último_dia}}">クーポンをコピー</button></p>
  // data-cupom-ate é o último dia do cupom, como 2026-12-25, no horário do Japão: depois dele o botão se desliga sozinho.
  const COPIED = 'コピーしました';
  const ENDED = 'このクーポンは終了しました';
  const FAILED = 'コピーできませんでした。コードを長押しして選択してください。';

  /** Fim do dia no Japão. Sem data válida o cupom não tem fim. */
  function isOver(lastDay, now) {
    const end = Date.parse(`${lastDay}T23:59:59+09:00`);
    return Number.isFinite(end) && now > end;
  }

  async function copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Navegador antigo, ou página sem https.
      return false;
    }
  }

  document.querySelectorAll('[data-cupom]').forEach((button) => {
    const label = button.textContent;
    // O leitor de tela lê a mudança.
    button.setAttribute('aria-live', 'polite');
    if (isOver(button.dataset.cupomAte, Date.now())) {
      button.disabled = true;
      button.textContent = ENDED;
      return;
    }
    button.addEventListener('click', async () => {
      button.textContent = (await copyText(button.dataset.cupom)) ? COPIED : FAILED;
      setTimeout(() => {
        button.textContent = label;
      }, 2500);
    });
  });
}
