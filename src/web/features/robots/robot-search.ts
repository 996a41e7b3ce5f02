import { isUuid } from '#domain/uuid.ts';

/**
 * What a robot's address may ask for. `produto` stays: the robot writes for it. The others are done once and leave the
 * address: `texto` opens a kept text, `de` takes one as the source, `novo` begins anew with the product filled in.
 */
export type RobotSearch = { produto?: string; texto?: string; de?: string; novo?: true };

export function readRobotSearch({ produto, texto, de, novo }: Record<string, unknown>): RobotSearch {
  return {
    ...(isUuid(produto) && { produto }),
    ...(isUuid(texto) && { texto }),
    ...(isUuid(de) && { de }),
    ...(novo === true && { novo }),
  };
}

/** For which product a robot writes. */
export type RobotOrigin = { productId?: string | undefined };
