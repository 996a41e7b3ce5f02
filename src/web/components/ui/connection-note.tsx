import type { MutationKey } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useConnection } from '#web/lib/api/use-connection.ts';

/** Shows that the connection is lost and how many changes are waiting; asks before leaving if that would lose them. */
export function ConnectionNote({ mutationKey, areStored }: { mutationKey: MutationKey; areStored: () => boolean }) {
  const { isLost, waiting } = useConnection(mutationKey);
  const isAtRisk = isLost && waiting > 0 && !areStored();

  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  return (
    <div role="status">
      {isLost && (
        <p className="alert alert-note mb-4">
          <CloudOff aria-hidden="true" />
          <span>{describeWaiting(waiting)}</span>
        </p>
      )}
    </div>
  );
}

function describeWaiting(waiting: number): string {
  if (waiting === 0) return 'Sem conexão. O que você mudar será enviado quando ela voltar.';
  if (waiting === 1) return 'Sem conexão. 1 mudança será enviada quando ela voltar.';
  return `Sem conexão. ${waiting} mudanças serão enviadas quando ela voltar.`;
}
