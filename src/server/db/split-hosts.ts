/**
 * One address per host of an address that names several (`postgres://user@a:5432,b:5433/name`): the driver knows only
 * one. Which of them takes writes is found out by asking, so `target_session_attrs` says nothing new.
 */
export function splitHosts(address: string): string[] {
  const [, scheme = '', login = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)((?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(address) ?? [];
  if (!hosts.includes(',')) return [address];
  const plainRest = rest.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, before, after) => (after ? before : ''));
  return hosts
    .split(',')
    .filter(Boolean)
    .map((host) => `${scheme}${login}${host}${plainRest}`);
}

/** Name and port, for the log: neither user nor password. */
export const hostOf = (address: string): string =>
  /^postgres(?:ql)?:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(address)?.[1] ?? '';
