import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { buttonVariants } from '#web/components/ui/button.tsx';

export function TopBar() {
  return (
    <header className="lp-bar">
      <a href="/" data-site-logo={PRODUCT_NAME}>
        <Logo />
      </a>
      <a className={buttonVariants({ variant: 'secondary' })} href="/login">
        Entrar
      </a>
    </header>
  );
}

export function Footer() {
  return (
    <footer className="lp-foot">
      <p>© 2025 {PRODUCT_NAME}. Todos os direitos reservados.</p>
      <nav aria-label="Termos e privacidade">
        <a href="/termos">Termos</a>
        <a href="/privacidade">Privacidade</a>
      </nav>
    </footer>
  );
}
