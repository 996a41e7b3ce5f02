import { queryOptions } from '@tanstack/react-query';
import { getRobotWriters } from '#contract/robot-tools.ts';
import { call } from '#web/lib/api.ts';

export const robotWritersQuery = queryOptions({
  queryKey: ['robots', 'writers'],
  queryFn: ({ signal }) => call(getRobotWriters, {}, { signal }),
  staleTime: 60_000,
});
