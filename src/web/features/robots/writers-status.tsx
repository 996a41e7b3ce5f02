import { Link } from '@tanstack/react-router';
import { Plug } from 'lucide-react';
import type { Reply } from '#contract/base/endpoint.ts';
import type { getRobotWriters } from '#contract/robots/robot-tools.ts';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { providerNames } from '#domain/robots/ai-providers.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

type Writers = Reply<typeof getRobotWriters>;

/** The writing model and translator in use, in one line below the robots, where it causes no layout shift. */
export function WritersStatus({ writers }: { writers: Writers }) {
  const canChange = isAdmin(useCurrentUser().userType);
  return (
    <p className="who-works">
      <Plug aria-hidden="true" className="size-4 flex-none text-info" />
      <span>{describe(writers)}</span>
      {canChange && (
        <Link to="/admin" search={{ aba: 'inteligencia' }} className="underline underline-offset-4 hover:text-fg">
          {writers.model ? 'Mudar' : 'Ligar a IA'}
        </Link>
      )}
    </p>
  );
}

function describe({ model, service, isTranslatorAwaited = false }: Writers): string {
  const translator =
    model ??
    (service && !isTranslatorAwaited && ((providerNames as Readonly<Record<string, string>>)[service] ?? service));
  const writes = model
    ? `Quem escreve: ${model}.`
    : 'Sem IA ligada: os textos saem da ficha ou do assistente que você já tem.';
  const awaited = isTranslatorAwaited ? ' O tradutor local ainda não está neste servidor.' : '';
  return `${writes} Quem traduz: ${translator || 'você, o seu assistente ou o navegador'}.${awaited}`;
}
