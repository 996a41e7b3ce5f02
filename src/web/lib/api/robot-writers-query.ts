import { queryOptions } from '@tanstack/react-query';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { call } from '#web/lib/api/api.ts';

export const robotWritersQuery = queryOptions({
  queryKey: ['robots', 'writers'],
  queryFn: ({ signal }) => call(getRobotWriters, {}, { signal }),
  staleTime: 60_000,
});
