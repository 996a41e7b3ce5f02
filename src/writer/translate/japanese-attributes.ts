/** An attribute before a noun, and how the same quality reads when it stands alone. */
export type Quality = { attr: string; label: string };

/** Words that stick to the noun (メンズ, ミニ) come last. */
export function orderAttrs(attrs: readonly string[]): string[] {
  return [...attrs.filter((attr) => !sticks(attr)), ...attrs.filter(sticks)];
}

export function sticks(attr: string): boolean {
  return !/[のなるいた]$/.test(attr);
}

export function chainAttrs(attrs: readonly string[]): string {
  return attrs
    .map((attr, index) => {
      const next = attrs[index + 1];
      if (next?.endsWith('製の') && attr.endsWith('製の')) return `${bareAttr(attr)}・`;
      return next !== undefined && /[なるい]$/.test(attr) && /[なるい]$/.test(next) ? toConnective(attr) : attr;
    })
    .join('');
}

/** 軽量な → 軽量で、 滑りにくい → 滑りにくく、 調節できる → 調節でき、 */
export function toConnective(attr: string): string {
  if (attr.endsWith('のある')) return attr.replace(/のある$/, 'があり、');
  if (attr.endsWith('のよい')) return attr.replace(/のよい$/, 'がよく、');
  if (attr.endsWith('する')) return attr.replace(/する$/, 'し、');
  if (attr.endsWith('る')) return attr.replace(/る$/, '、');
  if (attr.endsWith('な')) return attr.replace(/な$/, 'で、');
  return attr.replace(/い$/, 'く、');
}

/** A list of qualities without a noun: 軽量・防水. */
export function bareAttr(attr: string): string {
  return attr.replace(/(?:の|な)$/, '');
}
