import { Link } from '@tanstack/react-router';
import { ArrowRight, Plug } from 'lucide-react';
import type { Reply } from '#contract/base/endpoint.ts';
import type { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { providerNames } from '#domain/robots/ai-providers.ts';
import type { Robot, RobotTool } from '#web/components/robot-text/robot-catalogue.ts';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export function RobotCard({ robot }: { robot: Robot }) {
  return (
    <Link to={robot.path} search={{ novo: true }} replace className="group block rounded-lg">
      <span className="relative block aspect-2/3 overflow-hidden rounded-lg border border-line bg-surface transition-[border-color] duration-(--duration-base) group-hover:border-sumi-500">
        <img
          src={robot.image}
          alt=""
          width={400}
          height={600}
          className="size-full object-cover transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.025]"
        />
        <PremiumBadge className="absolute bottom-2 left-2 sm:bottom-3 sm:left-3" />
      </span>
      <h2 className="h3 mt-3.5 flex items-center gap-1.5 max-[30rem]:text-base">
        {robot.name}
        <ArrowRight
          aria-hidden="true"
          className="size-4.5 -translate-x-1 text-accent opacity-0 transition-[opacity,translate] duration-(--duration-base) ease-out group-hover:translate-x-0 group-hover:opacity-100 group-focus-visible:translate-x-0 group-focus-visible:opacity-100"
        />
      </h2>
      <p className="mt-0.5 text-fg-muted text-sm leading-snug">{robot.text}</p>
    </Link>
  );
}

export function ToolCard({ tool }: { tool: RobotTool }) {
  return (
    <Link to={tool.path} className="card flex h-full items-center gap-4">
      <Seal name={tool.seal} tone="quiet" />
      <span className="min-w-0 flex-1">
        <h3 className="h3">{tool.name}</h3>
        <span className="block text-fg-muted text-sm leading-snug">{tool.text}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 flex-none text-fg-muted" />
    </Link>
  );
}

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
