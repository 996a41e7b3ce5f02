/** One address per host, because the driver takes only one. `target_session_attrs` is ignored: each host is asked. */
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

/** Name and port, for the log: without user and password. */
export const hostOf = (address: string): string =>
  /^postgres(?:ql)?:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(address)?.[1] ?? '';
