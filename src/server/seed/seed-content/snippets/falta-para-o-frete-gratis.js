{
  // HTML: <div data-frete-gratis="{{frete_gratis_valor}}"><p role="status"></p><progress max="100"></progress></div>
  // Atualiza sozinho quando o carrinho da Shopify muda, sem recarregar a página.
  const yen = new Intl.NumberFormat('ja-JP');

  /** total e meta em ienes. O texto diz quem paga o frete, como as autoridades japonesas pedem. */
  function freeShippingText(total, goal) {
    const left = goal - total;
    return left > 0
      ? `あと${yen.format(left)}円のお買い上げで、送料は当店が負担いたします。`
      : '送料は当店が負担いたします。';
  }

  async function readCartTotal() {
    const reply = await fetch('/cart.js', { headers: { accept: 'application/json' } });
    const cart = await reply.json();
    // A Shopify conta o iene em centésimos.
    return Math.round(cart.total_price / 100);
  }

  async function update(element) {
    const goal = Number(element.dataset.freteGratis);
    if (!(goal > 0)) {
      element.hidden = true;
      return;
    }
    try {
      const total = await readCartTotal();
      element.querySelector('[role="status"]').textContent = freeShippingText(total, goal);
      element.querySelector('progress').value = Math.min(100, Math.floor((total * 100) / goal));
      element.hidden = total === 0;
    } catch {
      // Sem resposta, melhor nada que um número errado.
      element.hidden = true;
    }
  }

  const bars = document.querySelectorAll('[data-frete-gratis]');
  const updateAll = () => {
    for (const bar of bars) update(bar);
  };
  updateAll();

  // Muitos temas avisam com estes eventos; o PerformanceObserver cobre os que não avisam.
  for (const name of ['cart:updated', 'cart:refresh']) document.addEventListener(name, updateAll);
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => /\/cart\/(add|change|update|clear)/.test(name))) updateAll();
  }).observe({ type: 'resource' });
}
