import type { AiSettingsView } from '#contract/admin/ai-settings.ts';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { AiSection, Standing } from './ai-section.tsx';
import { useSaveAiSettings } from './ai-settings.queries.ts';

export function CheckingSection({ settings: { usesJudge, readsBack, failures } }: { settings: AiSettingsView }) {
  const save = useSaveAiSettings();
  // Shows the new value while it is being saved.
  const pressed = save.isPending ? save.variables : undefined;
  return (
    <AiSection
      id="ai-checking"
      title="Quem confere"
      standing={<Standing>As nossas conferências valem sempre. Estas duas pedem mais ao modelo.</Standing>}
    >
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
        <div className="grid scroll-mt-[calc(var(--size-bar)+1rem)] gap-3" id="falhas">
          <h3 className="font-semibold">Falhas em 24 h</h3>
          <ul>
            {failures.map(({ provider, reason, count, lastAt }) => (
              <li
                key={`${provider} ${reason}`}
                className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t py-2"
              >
                <span>
                  {provider}: {reason}
                </span>
                <small className="text-fg-muted text-sm/6">
                  {count === 1 ? '1 vez' : `${count} vezes`}, {formatMoment(lastAt)}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AiSection>
  );
}
