import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NoticeSettingsDraft, NoticeSettingsReply } from '#contract/notices.ts';
import { type NoticeGroup, noticeGroups, RATE_PERCENT } from '#domain/notices/notices.ts';
import { describeMailHour, noticeZoneNames, noticeZones } from '#domain/notices/when-to-notify.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { SelfSavingField } from '#web/components/ui/form/self-saving-field.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import { ConfirmMailbox } from './confirm-mailbox.tsx';
import { noticeSettingsQuery, useUpdateNoticeSettings } from './notices.queries.ts';

const names: Record<NoticeGroup, string> = {
  task: 'Tarefa vencendo',
  answer: 'Resposta a um comentário',
  price: 'Câmbio',
  shopify: 'Envio para a Shopify',
};
const zones = noticeZones.map((value) => ({ value, label: noticeZoneNames[value] }));
const modes = [
  { value: 'now', label: 'Na hora' },
  { value: 'daily', label: 'Um por dia' },
] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

type SettingsProps = {
  settings: NoticeSettingsReply;
  onChange: (change: Partial<NoticeSettingsDraft>) => void;
};

/** Which notices a person gets in the app and by email. Each change is saved at once, so there is no save button. */
export function NoticeSettings() {
  const { data: settings, isError, isFetching, refetch } = useQuery(noticeSettingsQuery());
  const { mutate: update } = useUpdateNoticeSettings();
  if (!settings) {
    return isError ? (
      <ErrorState title="Não foi possível carregar os avisos." onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonLines
        label="Carregando avisos..."
        className="grid gap-4.5 py-8"
        lines={['h-40 w-full', 'h-11 w-full']}
      />
    );
  }
  const { isMailboxProved, isMailSetUp, ...draft } = settings;
  const props = { settings, onChange: (change: Partial<NoticeSettingsDraft>) => update({ ...draft, ...change }) };
  return (
    <>
      <Section title="O que avisar">
        <KindTable {...props} />
      </Section>
      <Section title="E-mails">
        <MailChoices {...props} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-5 border-t border-line py-8 first:border-t-0 min-[56rem]:grid-cols-[17rem_minmax(0,36rem)] min-[56rem]:gap-12"
    >
      <h2 className="h2">{title}</h2>
      {children}
    </section>
  );
}

function KindTable({ settings, onChange }: SettingsProps) {
  const { kinds, ratePercent, isMailboxProved, isMailSetUp } = settings;
  const hints: Partial<Record<NoticeGroup, ReactNode>> = {
    task: '1 dia antes, no dia e quando atrasa',
    price: <RateSentence percent={ratePercent} onSave={(next) => onChange({ ratePercent: next })} />,
    shopify: 'pronto, parado ou mudou lá',
  };
  return (
    <table className="w-full">
      <thead>
        <tr className="text-sm text-fg-muted">
          <td />
          <th scope="col" className="w-24 pb-3 text-center font-normal">
            No Dropar
          </th>
          <th scope="col" className="w-20 pb-3 text-center font-normal">
            E-mail{!isMailboxProved && <span className="block">a confirmar</span>}
          </th>
        </tr>
      </thead>
      <tbody>
        {noticeGroups.map((group) => (
          <tr key={group} className="border-t border-line">
            <th scope="row" className="py-3.5 pr-2 text-left font-medium">
              {names[group]}
              {hints[group] && <span className="block text-sm font-normal text-fg-muted">{hints[group]}</span>}
            </th>
            {(['app', 'mail'] as const).map((channel) => (
              <td key={channel} className="text-center">
                <Switch
                  className="inline-flex"
                  checked={kinds[group][channel] && (channel === 'app' || isMailboxProved)}
                  disabled={channel === 'mail' && !isMailboxProved}
                  onChange={({ target }) =>
                    onChange({ kinds: { ...kinds, [group]: { ...kinds[group], [channel]: target.checked } } })
                  }
                >
                  <span className="sr-only">
                    {names[group]}, {channel === 'app' ? 'no Dropar' : 'por e-mail'}
                  </span>
                </Switch>
              </td>
            ))}
          </tr>
        ))}
        <tr className="border-t border-line">
          <th scope="row" className="py-3.5 text-left font-medium">
            Segurança da conta
          </th>
          <td className="text-center text-sm text-fg-muted">
            <Link to="/profile" search={{ aba: 'seguranca' }} className="link inline-block py-1">
              em Segurança
            </Link>
          </td>
          <td className="text-center text-sm text-fg-muted">
            {isMailboxProved && isMailSetUp ? 'sempre' : 'ainda não'}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The limit is edited inside the sentence that shows it. */
function RateSentence({ percent, onSave }: { percent: number; onSave: (percent: number) => void }) {
  const { min, max } = RATE_PERCENT;
  const isRight = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
  return (
    <SelfSavingField
      value={String(percent)}
      check={(text) => (isRight(text) ? undefined : `Use de ${min} a ${max}.`)}
      onSave={(text) => onSave(Number(text))}
    >
      {(control, error) => (
        <>
          quando mudar{' '}
          <span className="whitespace-nowrap">
            <input
              {...control}
              inputMode="numeric"
              maxLength={2}
              aria-label="Limite do câmbio, em por cento"
              aria-invalid={error !== undefined}
              className="min-h-6 w-6 border-b border-line-control bg-transparent text-center text-fg tabular-nums outline-offset-2"
            />
            %
          </span>{' '}
          ou mais e um preço salvo sair da margem
          {error && (
            <span role="alert" className="block text-danger">
              {error}
            </span>
          )}
        </>
      )}
    </SelfSavingField>
  );
}

function MailChoices({ settings, onChange }: SettingsProps) {
  const { mailMode, mailHour, timeZone, isMailboxProved, isMailSetUp } = settings;
  const now = new Date();
  const choices = useFocusOnClose<HTMLDivElement>(!isMailboxProved);
  return (
    <div className="grid max-w-md gap-4.5 outline-none" ref={choices} tabIndex={-1}>
      {!isMailboxProved && (isMailSetUp ? <ConfirmMailbox /> : <NoMail />)}
      <ChoiceGroup
        legend={
          <>
            Quando{' '}
            {!isMailboxProved && <span className="font-normal text-fg-muted">só depois de confirmar o e-mail</span>}
          </>
        }
        value={mailMode}
        options={modes.map((mode) => ({ ...mode, disabled: !isMailboxProved }))}
        onValueChange={(value) => onChange({ mailMode: value })}
      />
      {mailMode === 'daily' && (
        <Field label="Hora">
          <Select
            disabled={!isMailboxProved}
            value={String(mailHour)}
            options={hours.map((hour) => ({ value: String(hour), label: describeMailHour(hour, now) }))}
            onValueChange={(value) => onChange({ mailHour: Number(value) })}
          />
        </Field>
      )}
      <Field label="Seu fuso horário" hint="Hoje e amanhã são contados onde você está.">
        <Select value={timeZone} options={zones} onValueChange={(value) => onChange({ timeZone: value })} />
      </Field>
    </div>
  );
}

const NoMail = () => (
  <Alert variant="info">
    Este site ainda não envia e-mails, por isso não há como confirmar o seu. Fale com o suporte.
  </Alert>
);
