/** Integer division without floating-point error. The divisor must be positive. */
export const floorDiv = (a: number, b: number): number => Math.floor(a / b) - (Math.floor(a / b) * b > a ? 1 : 0);
export const ceilDiv = (a: number, b: number): number => -floorDiv(-a, b) + 0;

/** For products that exceed a safe integer. */
export function ceilDivBig(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return quotient * b < a ? quotient + 1n : quotient;
}

export function floorDivBig(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return quotient * b > a ? quotient - 1n : quotient;
}
