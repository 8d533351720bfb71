import { type Clean, Fault, type Field } from './field.ts';
import { type AnyBlock, asItIs, type BlockDocument, type BlockSchema, DEEPEST, kindOf, type Slot } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readOrEmpty = (field: Field<unknown>, value: unknown, clean: Clean): unknown => {
  try {
    return field.read(value, clean);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return field.empty;
  }
};

/**
 * A document as it is kept, whatever wrote it: brought up to this version, blocks of kinds that are not known (any more)
 * left out, values that cannot be read as in a new block. For showing and going on with it; what somebody sends is read by
 * `readDocument`.
 * @param version in which it was written, from 1; it stands beside the document, not in it
 */
export const storedDocument = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  kept: unknown,
  { version = schema.upgrades.length + 1, clean = asItIs }: { version?: number; clean?: Clean } = {},
): BlockDocument<B> => {
  const ids = new Set<string>();
  const own = (given: string): string => {
    let id = given;
    // Two of one name were never told apart: the later one is called another way, the same each time.
    for (let n = 2; ids.has(id); n += 1) id = `${given.slice(0, 28)}${n}`;
    ids.add(id);
    return id;
  };
  const list = (blocks: readonly unknown[], slot: Slot, depth: number): readonly B[] =>
    blocks.flatMap((given) => {
      if (!isRecord(given) || typeof given.id !== 'string' || ids.size >= schema.root.most) return [];
      const { type } = given;
      const kind = kindOf(schema, type);
      if (!kind || typeof type !== 'string' || !slot.of.includes(type) || depth > DEEPEST) return [];
      const id = own(given.id);
      const values: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(kind.fields)) {
        const value = readOrEmpty(field, Object.hasOwn(given, name) ? given[name] : undefined, clean);
        if (value !== undefined) values[name] = value;
      }
      for (const [name, inner] of Object.entries(kind.slots ?? {})) {
        const within = Object.hasOwn(given, name) ? given[name] : [];
        values[name] = list(Array.isArray(within) ? within.slice(0, inner.most) : [], inner, depth + 1);
      }
      const block: AnyBlock = { id, type, ...values };
      return schema.isBlock(block) ? [block] : [];
    });
  const given = isRecord(kept) && Array.isArray(kept.blocks) ? kept.blocks : [];
  const now = schema.upgrades.slice(version - 1).reduce((blocks: readonly unknown[], up) => up(blocks), given);
  return { blocks: list(now, schema.root, 0) };
};
