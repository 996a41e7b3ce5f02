import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { academyLessons } from '#server/db/schema/academy.ts';
import { snippets } from '#server/db/schema/snippets.ts';
import { listSeedFiles, readSeedText, slugOf } from './read-seed-content.ts';

export const contentHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Marks of texts of earlier versions, which are replaced by the current one. Add to them, never remove. */
export const formerHashes = new Set(
  `
    0bc5b3505f4e1dba a969b01f836bf145 cd36b10ca97f6aa1 57c266c11a20e83f 757bcbb1a683856b 544ff1b30c3c2ad1
    d603d3754a35a0ef 9d02614dd17b11b5 f112eb328e382298 58fa1a9b6a0e42f7 2d30492df738113e 4e263ef1476afe06
    1ad05f7b6c4c324e dc2700fd8c5c2bdd b5e9853aecdf845d 8ab16725845fc5eb 9664e6f90b0492fe c668ce089989b06f
    b3769da84ae6c92b 9362230149306edd be229511681083f8 ba917b7df937a0bd 3aba042083fba668 62d452205864f260
    c365f138a30cfd4f a2ba7fa3bca49d04 4a5bb02d9a42e1a9 8efd6833e136fa29 bf3546ebeef1aad1 cc484b394b3d3a87
    067344624c3a3598 bc2bda8ebe10ddfc 4c614e0cadb7be89 1362871ba4eafeda 2b7e38f5ede56a56 3e0b0a7497125792
    e6f71480aeccd6f1 0e3abe942f3d8786 1c6f347853dc4cac d3d14cd01ac2552a 539a19af1bd8cfd0 4b74a129986f3657
    3c731b7f2842a852 82176c68b9d0f8a5 f2d72f5eb702be16 a88f26203827199b 70185bfe97e41fc1 dd072d2c15a614b9
    f9c045aa73cfca11 bd3254efa4281295 009b317dfb82f8d3 203928214e34ec9e 1da760a0b0d94b93 c15b1809f3694637
    74cbf2a578f704e5 defad15853eb0fc3 80e427a2b6fcf009 791068740a36f8d4 189c4ad8e11d3211 5a932e3f3bdd5fe8
    3a9c615661927ed9 eef2844fcdb2136c ce6ed26627b5219a 3ac502b1449c0046 df4aec9cea05cae8 422efe62846f37f4
    6774dc7308decad2 76f963fd26862544 cd6e802482c94ddd b2b7241d1f679450 b184cafaa55280d1 c32aaf31688b45e0
    8cb0decd9dd4b23c 5f9f990d2ee4b28a a4f18174f05e1c86 5c15a90c9184b1c6 db26497fe0bf30fc 5f4b9b8914171300
    1cad7dc3fc2a5164 dafae50f852d2d6d df474d7073d4b87f beff3492baa4e6a3 3be632448acdf1a0 1d6922a48a4d2749
    5cbfcdaec4948faa 38da5b95e3c4107b eca3e9095929fbb5 c5079287ef159fad e2d29426917369d6
  `.match(/\S+/g),
);

/** Replaces unedited texts of earlier versions by the current ones; call it inside a transaction. */
export async function updateSeededTexts(tx: Db): Promise<number> {
  return (await updateTextsOf(tx, snippets, 'snippets')) + (await updateTextsOf(tx, academyLessons, 'academy'));
}

async function updateTextsOf(tx: Db, table: typeof snippets | typeof academyLessons, folder: string): Promise<number> {
  const files = new Map((await listSeedFiles(folder)).map((file) => [slugOf(file), `${folder}/${file}`]));
  const rows = await tx
    .select({ id: table.id, slug: table.slug, content: table.content })
    .from(table)
    .where(inArray(table.slug, [...files.keys()]));
  let corrected = 0;
  for (const { id, slug, content } of rows) {
    const file = files.get(slug ?? '');
    if (!file || !formerHashes.has(contentHash(content ?? ''))) continue;
    await tx
      .update(table)
      .set({ content: await readSeedText(file) })
      .where(eq(table.id, id));
    corrected += 1;
  }
  return corrected;
}
