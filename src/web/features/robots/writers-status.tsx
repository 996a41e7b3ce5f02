import { Link } from '@tanstack/react-router';
import { Plug } from 'lucide-react';
import type { Reply } from '#contract/base/endpoint.ts';
import type { getRobotWriters } from '#contract/robots/robot-tools.ts';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { providerNames } from '#domain/robots/ai-providers.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

type Writers = Reply<typeof getRobotWriters>;

/** The writing model and translator in use, in one line above the robots. Empty until known, so that nothing moves. */
export function WritersStatus({ writers }: { writers: Writers | undefined }) {
  const canChange = isAdmin(useCurrentUser().userType);
  return (
    <p className="mb-5 flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1 text-fg-soft text-sm max-sm:min-h-10 max-sm:flex-nowrap max-sm:items-start">
      {writers && (
        <>
          <Plug aria-hidden="true" className="size-4 flex-none text-info" />
          <span>{whoWrites(writers)}</span>
          <span className="max-sm:hidden">{whoTranslates(writers)}</span>
          {canChange && (
            <Link to="/admin" search={{ aba: 'inteligencia' }} className="link">
              {writers.model ? 'Mudar' : 'Ligar a IA'}
            </Link>
          )}
        </>
      )}
    </p>
  );
}

const whoWrites = ({ model }: Writers): string =>
  model ? `Quem escreve: ${model}.` : 'Sem IA ligada: os textos saem da ficha ou do assistente que você já tem.';

function whoTranslates({ model, service, isTranslatorAwaited = false }: Writers): string {
  const translator =
    model ??
    (service && !isTranslatorAwaited && ((providerNames as Readonly<Record<string, string>>)[service] ?? service));
  const awaited = isTranslatorAwaited ? ' O tradutor local ainda não está neste servidor.' : '';
  return `Quem traduz: ${translator || 'você, o seu assistente ou o navegador'}.${awaited}`;
}
