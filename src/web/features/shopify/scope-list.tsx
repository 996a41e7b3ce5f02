import { SHOPIFY_SCOPES } from '#domain/shopify/shopify.ts';

/** Permissions of the app, and the effect of each missing one. */
export function ScopeList({ missing }: { missing: readonly string[] }) {
  return (
    <ul className="grid border-line border-t">
      {SHOPIFY_SCOPES.map(({ scope, label, without }) => {
        const isMissing = missing.includes(scope);
        return (
          <li
            key={scope}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 border-line border-b py-1.5"
          >
            <span className="eye" data-on={!isMissing} aria-hidden="true" />
            <span>{label}</span>
            <code className="flex-[1_1_100%] pl-7 text-fg-muted text-sm/6 sm:ml-auto sm:flex-none">{scope}</code>
            {isMissing && <span className="flex-[1_1_100%] pl-7 text-info text-sm/6">Falta no app. {without}</span>}
          </li>
        );
      })}
    </ul>
  );
}
