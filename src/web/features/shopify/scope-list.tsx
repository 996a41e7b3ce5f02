import { SHOPIFY_SCOPES } from '#domain/shopify/shopify.ts';

/** Permissions of the app, and the effect of each missing one. */
export function ScopeList({ missing }: { missing: readonly string[] }) {
  return (
    <ul className="shopify-scopes">
      {SHOPIFY_SCOPES.map(({ scope, label, without }) => {
        const isMissing = missing.includes(scope);
        return (
          <li key={scope}>
            <span className="eye" data-on={!isMissing} aria-hidden="true" />
            <span>{label}</span>
            <code>{scope}</code>
            {isMissing && <span className="shopify-without">Falta no app. {without}</span>}
          </li>
        );
      })}
    </ul>
  );
}
