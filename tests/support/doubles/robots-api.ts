import type { Reply } from '#contract/base/endpoint.ts';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { editText } from '#contract/robots/texts.ts';
import { type FakeApi, fakeApi, refusal } from './fake-api.ts';

type Writers = Reply<typeof getRobotWriters>;

export function writtenBy(api: FakeApi, writer: 'model' | 'composer', rest: Partial<Writers> = {}): void {
  const each = { copy: writer, translator: writer, ads: writer, reviews: writer, read: 'composer' } as const;
  api.on(getRobotWriters, { ...each, model: null, service: null, tokensLeft: null, ...rest });
}

/** The server of a robot's page: it suggests nothing, and keeps no edit. */
export function robotsApi(writer: 'model' | 'composer'): FakeApi {
  sessionStorage.clear();
  const api = fakeApi();
  writtenBy(api, writer);
  api.on(suggestFields, { suggestions: [], notes: [], dropped: [] });
  api.on(editText, () => refusal('not_found', 'Não.', 404));
  return api;
}
