import type { AiSettingsView } from '#contract/admin/ai-settings.ts';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { useSaveAiSettings } from './ai-settings.queries.ts';

/** Optional uses of the model besides writing, and its recent failures. */
export function CheckingSection({ settings: { usesJudge, readsBack, failures } }: { settings: AiSettingsView }) {
  const save = useSaveAiSettings();
  // Shows the new value while it is being saved.
  const pressed = save.isPending ? save.variables : undefined;
  return (
    <section className="ai-section" aria-labelledby="ai-checking">
      <header>
        <h2 className="h2" id="ai-checking">
          Quem confere
        </h2>
        <p className="ai-standing">
          <span>As nossas conferências valem sempre. Estas duas pedem mais ao modelo.</span>
        </p>
      </header>
      <div className="ai-body">
        <div className="grid gap-3">
          <Switch
            checked={pressed?.usesJudge ?? usesJudge}
            disabled={save.isPending}
            onChange={(event) => save.mutate({ usesJudge: event.target.checked })}
          >
            Segunda olhada: o modelo compara texto e origem e dá dicas (mais um pedido por texto)
          </Switch>
          <Switch
            checked={pressed?.readsBack ?? readsBack}
            disabled={save.isPending}
            onChange={(event) => save.mutate({ readsBack: event.target.checked })}
          >
            Leitura de volta: o modelo diz em português cada frase japonesa (mais um pedido por texto)
          </Switch>
        </div>
        {failures.length > 0 && (
          <div className="ai-block" id="falhas">
            <h3>Falhas em 24 h</h3>
            <ul className="ai-failures">
              {failures.map(({ provider, reason, count, lastAt }) => (
                <li key={`${provider} ${reason}`}>
                  <span>
                    {provider}: {reason}
                  </span>
                  <small>
                    {count === 1 ? '1 vez' : `${count} vezes`}, {formatMoment(lastAt)}
                  </small>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
