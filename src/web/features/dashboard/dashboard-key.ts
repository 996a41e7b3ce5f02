import { refetchOn } from '#web/lib/live/live-topics.ts';

/** In its own file because code in a route file is loaded with every page, including the sign-in page. */
export const dashboardKey = ['dashboard'] as const;

refetchOn(['products', 'texts', 'plan'], dashboardKey);
