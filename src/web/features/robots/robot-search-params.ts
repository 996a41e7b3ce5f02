import { isUuid } from '#domain/uuid.ts';

/**
 * Search parameters of a robot's URL. `produto` stays: the robot writes for this product. The others run once and are
 * removed: `texto` opens a saved text, `de` uses one as the source, `novo` starts over with the product filled in.
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

export type RobotOrigin = { productId?: string | undefined };
