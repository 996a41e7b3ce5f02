import { useMatches } from '@tanstack/react-router';
import { LoadingScreen } from '#web/components/ui/states/loading-screen.tsx';

/** Shown while the sign-in is being checked. The admin-only guard shows nothing. */
export function GuardPending() {
  const isQuiet = useMatches({ select: (matches) => matches.at(-1)?.staticData.requires === 'admin-only' });
  return isQuiet ? null : <LoadingScreen />;
}
