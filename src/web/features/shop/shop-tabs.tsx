import { Link } from '@tanstack/react-router';

const pages = [
  { to: '/loja', label: 'Dados' },
  { to: '/loja/paginas', label: 'Páginas' },
  { to: '/loja/shopify', label: 'Shopify' },
] as const;

export function ShopTabs() {
  return (
    <nav className="tabs mb-6" aria-label="Partes da loja">
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="tab"
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'data-state': 'active' } as object}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
