import { isAdmin } from '#domain/user-types.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { ModelSetup } from './model-setup.tsx';

const rows = [
  {
    what: 'Tradutor',
    now: 'Traduz a ficha. O resto vem do seu assistente ou do tradutor do navegador',
    later: 'Traduz frase por frase, no tom escolhido',
  },
  { what: 'Copy e anúncios', now: 'Frases prontas com a sua ficha', later: 'Texto novo, com a foto e o público' },
  { what: 'Avisos de lei', now: 'Iguais', later: 'Iguais' },
  { what: 'Seus dados', now: 'Ficam no servidor', later: 'O texto vai ao provedor escolhido' },
];

/** What a model would change; for the administrator also how to switch one on. */
export function WithModel({ hasModel }: { hasModel: boolean }) {
  const canSwitch = isAdmin(useCurrentUser().userType);
  if (hasModel && !canSwitch) return null;
  return (
    <section className="mt-10 scroll-mt-20" id="com-ia" aria-labelledby="com-ia-titulo">
      <h2 className="h2 mb-3.5" id="com-ia-titulo">
        {hasModel ? 'IA deste Dropar' : 'O que muda com IA'}
      </h2>
      <div className="with-model" data-alone={hasModel || !canSwitch}>
        {!hasModel && (
          <table className="with-model-table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">Robô</span>
                </th>
                <th scope="col">Agora</th>
                <th scope="col">Com IA</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.what}>
                  <th scope="row">{row.what}</th>
                  <td data-label="Agora">{row.now}</td>
                  <td data-label="Com IA">{row.later}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {canSwitch && <ModelSetup />}
      </div>
    </section>
  );
}
