import type { QuantityRole } from '#domain/robots/facts.ts';
import type { Quantity } from './quantity.ts';
import type { Segment } from './source-segments.ts';

/** What the label of a line says that its number measures: "Peso: 300 g". */
export function roleOfLabel({ meaning, label }: Segment, { unit, join, start }: Quantity): QuantityRole | undefined {
  if (meaning === null || label === null) return undefined;
  const role = meaning.kind === 'quantity' ? meaning.role : undefined;
  if (!unit) return (role === 'levels' || role === 'age' || role === 'parts') && start <= 2 ? role : undefined;
  const dimension = unit.dimension;
  if (meaning.kind === 'runtime')
    return dimension === 'charge' ? 'battery' : dimension === 'time' ? 'duration' : undefined;
  if (meaning.kind === 'capacity') {
    if (dimension === 'volume') return 'volume';
    if (dimension === 'charge') return 'battery';
    return unit.id === 'kg' ? 'load' : dimension === 'memory' ? 'memory' : undefined;
  }
  if (meaning.kind === 'sizes') return dimension === 'length' && join === 'times' ? 'dimensions' : undefined;
  if (!role) return undefined;
  if (role === 'load' && dimension === 'time') return 'charge_time';
  if (role === 'dimensions' && join === 'single' && dimension === 'length') return undefined;
  if (role === 'weight' && dimension === 'volume') return 'volume';
  if (role === 'count' && unit.id === 'piece') return 'parts';
  return DIMENSION_OF_ROLE[role]?.includes(dimension) ? role : undefined;
}

/** A label fits only numbers that can measure what it says: "Garantia: 1 ano", not "Garantia: 2 unidades". */
const DIMENSION_OF_ROLE: Readonly<Partial<Record<QuantityRole, readonly string[]>>> = {
  volume: ['volume'],
  weight: ['mass'],
  load: ['mass'],
  length: ['length'],
  width: ['length'],
  height: ['length'],
  depth: ['length'],
  diameter: ['length'],
  thickness: ['length'],
  dimensions: ['length'],
  range: ['length'],
  duration: ['time'],
  charge_time: ['time'],
  battery: ['charge'],
  power: ['power'],
  voltage: ['voltage'],
  frequency: ['frequency'],
  temperature: ['temperature'],
  age: ['time'],
  count: ['count'],
  parts: ['count'],
  depth_rating: ['length'],
  levels: ['count'],
  area: ['area'],
  speed: ['rotation', 'speed'],
  screen: ['length'],
  memory: ['memory'],
  warranty: ['time'],
  limited_warranty: ['time'],
  shelf_life: ['time'],
  lifespan: ['time'],
  noise: ['sound'],
  suction: ['pressure'],
  brightness: ['light'],
};

const MEASURES: Readonly<Record<string, QuantityRole>> = {
  peso: 'weight',
  'peso total': 'weight',
  altura: 'height',
  largura: 'width',
  comprimento: 'length',
  diametro: 'diameter',
  espessura: 'thickness',
  capacidade: 'volume',
  volume: 'volume',
  potencia: 'power',
  profundidade: 'depth',
  bateria: 'battery',
};

/** "Altura do salto": the measure that the label names beside the part. */
export function roleOfMeasure(measure: string | null, { unit }: Quantity): QuantityRole | undefined {
  const role = measure === null ? undefined : MEASURES[measure];
  return role && unit && DIMENSION_OF_ROLE[role]?.includes(unit.dimension) ? role : undefined;
}
