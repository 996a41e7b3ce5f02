import { refetchOn } from '#web/lib/live/live-topics.ts';
import { keepForOffline } from '#web/lib/offline/storage-keys.ts';

/** Apart from the page: what a route file does by itself travels with every page, the sign-in too. */
export const dashboardKey = ['dashboard'] as const;

refetchOn(['products', 'texts', 'plan'], dashboardKey);
keepForOffline(dashboardKey);
