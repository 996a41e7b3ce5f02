/** A verb of care and warnings: the particle of what it acts on, how it is forbidden, how it is asked for, where it happens. */
export type CareVerb = {
  /** Infinitive and imperative, without accents. */
  forms: RegExp;
  object: 'を' | 'に' | 'の';
  forbidden: string;
  asked?: string;
  place: 'に' | 'で';
  /** "com": a cloth to wipe with, or water to mix with. */
  means: 'で' | 'と';
};

const verb = (
  forms: RegExp,
  forbidden: string,
  asked?: string,
  rest: Partial<Pick<CareVerb, 'object' | 'place' | 'means'>> = {},
): CareVerb => ({
  forms,
  object: 'を',
  place: 'で',
  means: 'で',
  forbidden,
  ...(asked === undefined ? {} : { asked }),
  ...rest,
});

export const CARE_VERBS: readonly CareVerb[] = [
  verb(/^(?:usar|use|utilizar|utilize)$/, '使用しないでください', '使用してください'),
  verb(/^(?:mergulhar|mergulhe|submergir|submerja|imergir)$/, '沈めないでください', undefined, { place: 'に' }),
  verb(/^(?:molhar|molhe)$/, '濡らさないでください', '濡らしてください'),
  verb(/^(?:lavar|lave)$/, '洗わないでください', '洗ってください'),
  verb(/^(?:limpar|limpe|higienizar|higienize)$/, '拭かないでください', 'お手入れしてください'),
  verb(/^(?:expor|exponha)$/, 'さらさないでください', undefined, { place: 'に' }),
  verb(/^(?:deixar|deixe)$/, '置かないでください', undefined, { place: 'に' }),
  verb(/^(?:colocar|coloque|por|ponha|inserir|insira)$/, '入れないでください', '入れてください', {
    place: 'に',
  }),
  verb(/^(?:aquecer|aqueca|esquentar|esquente)$/, '加熱しないでください', '温めてください'),
  verb(/^(?:abrir|abra)$/, '開けないでください', '開けてください'),
  verb(/^(?:desmontar|desmonte)$/, '分解しないでください', '分解してください'),
  verb(/^(?:furar|fure|perfurar|perfure)$/, '穴をあけないでください', undefined, { object: 'に' }),
  verb(/^(?:torcer|torca)$/, '絞らないでください'),
  verb(/^(?:secar|seque)$/, '乾かさないでください', '乾かしてください'),
  verb(/^(?:carregar|carregue|recarregar|recarregue)$/, '充電しないでください', '充電してください'),
  verb(/^(?:ingerir|ingira|engolir|engula)$/, '飲み込まないでください'),
  verb(/^(?:aplicar|aplique|passar|passe)$/, '塗らないでください', '塗ってください', { place: 'に' }),
  verb(/^(?:guardar|guarde|armazenar|armazene|conservar|conserve)$/, '保管しないでください', '保管してください'),
  verb(/^(?:dobrar|dobre)$/, '折り曲げないでください', '折りたたんでください'),
  verb(/^(?:puxar|puxe)$/, '引っ張らないでください', '引っ張ってください'),
  verb(/^(?:pisar|pise)$/, '踏まないでください'),
  verb(/^(?:cortar|corte)$/, '切らないでください', '切ってください'),
  verb(/^(?:tocar|toque)$/, '触れないでください', undefined, { object: 'に' }),
  verb(/^(?:cobrir|cubra)$/, '覆わないでください', '覆ってください'),
  verb(/^(?:misturar|misture)$/, '混ぜないでください', '混ぜてください', { means: 'と' }),
  verb(/^(?:congelar|congele)$/, '冷凍しないでください'),
  verb(/^(?:ferver|ferva)$/, '煮沸しないでください', '煮沸してください'),
  verb(/^(?:esfregar|esfregue)$/, 'こすらないでください'),
  verb(/^(?:pendurar|pendure)$/, 'つるさないでください', 'つるしてください', { place: 'に' }),
  verb(/^(?:retirar|retire|remover|remova|tirar|tire)$/, '取り外さないでください', '取り外してください'),
  verb(/^(?:trocar|troque|substituir|substitua)$/, '交換しないでください', '交換してください'),
  verb(/^(?:lubrificar|lubrifique)$/, '注油しないでください', '注油してください', { object: 'に' }),
  verb(/^(?:aspirar|aspire)$/, '吸い込まないでください'),
  verb(/^(?:sentar|sente|sentar-se)$/, '座らないでください', undefined, { place: 'に' }),
  verb(/^(?:subir|suba)$/, '乗らないでください', undefined, { place: 'に' }),
  verb(/^(?:compartilhar|compartilhe)$/, '共用しないでください'),
  verb(/^(?:apontar|aponte)$/, '向けないでください', undefined, { place: 'に' }),
  verb(/^(?:derrubar|derrube)$/, '落とさないでください'),
];
