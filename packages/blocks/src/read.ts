import { type Clean, Fault } from './field.ts';
import {
  type AnyBlock,
  type BlockDocument,
  type BlockSchema,
  DEEPEST,
  kindOf,
  type Problem,
  type Read,
  type Slot,
} from './schema.ts';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one document: what it has found so far, and how many blocks. */
class Reader<B extends AnyBlock> {
  readonly problems: Problem[] = [];
  private readonly ids = new Set<string>();
  private count = 0;
  private readonly otherKeys: ReadonlySet<string>;
  private readonly schema: BlockSchema<B>;
  private readonly clean: Clean;

  constructor(schema: BlockSchema<B>, clean: Clean) {
    this.schema = schema;
    this.clean = clean;
    const { kinds, turns } = schema;
    this.otherKeys = new Set(turns ? Object.values(kinds).flatMap(({ fields }) => Object.keys(fields)) : []);
  }

  list(value: unknown, slot: Slot, path: Path, depth: number): readonly B[] {
    if (!Array.isArray(value)) return this.refuse('', path, 'NOT_A_DOCUMENT');
    if (value.length > slot.most) return this.refuse('', path, 'TOO_MANY');
    if (depth > DEEPEST && value.length > 0) return this.refuse('', path, 'TOO_DEEP');
    return value.flatMap((one: unknown, at) => this.block(one, slot, [...path, at], at, depth));
  }

  private refuse(block: string, path: Path, fault: string): readonly B[] {
    this.problems.push({ block, path, fault });
    return [];
  }

  private block(given: unknown, slot: Slot, path: Path, at: number, depth: number): readonly B[] {
    const id = isRecord(given) && typeof given.id === 'string' ? given.id : null;
    const named = id?.slice(0, 40) ?? String(at);
    let field = '';
    try {
      if (!isRecord(given)) throw new Fault('NOT_A_DOCUMENT');
      this.count += 1;
      // Said once; nothing behind it is read.
      if (this.count > this.schema.root.most)
        return this.count > this.schema.root.most + 1 ? [] : this.refuse('', [], 'TOO_MANY');
      const kind = kindOf(this.schema, given.type);
      const { type } = given;
      const { fields, slots = {} } = kind ?? { fields: {} };
      const known = (key: string): boolean =>
        key === 'id' || key === 'type' || Object.hasOwn(fields, key) || Object.hasOwn(slots, key);
      if (kind && Object.keys(given).some((key) => !known(key) && !this.otherKeys.has(key)))
        throw new Fault('UNKNOWN_KEY');
      if (id === null || !this.schema.id.test(id)) throw new Fault('BAD_ID');
      if (this.ids.has(id)) throw new Fault('SAME_ID');
      if (!kind || typeof type !== 'string') throw new Fault('UNKNOWN_TYPE');
      if (!slot.of.includes(type)) throw new Fault('MISPLACED');
      this.ids.add(id);
      const values: Record<string, unknown> = {};
      for (const [name, one] of Object.entries(fields)) {
        field = name;
        const value = one.read(Object.hasOwn(given, name) ? given[name] : undefined, this.clean);
        if (value !== undefined) values[name] = value;
      }
      field = '';
      const wrong = kind.check?.(values);
      if (wrong) throw new Fault(wrong);
      for (const [name, inner] of Object.entries(slots))
        values[name] = this.list(given[name], inner, [...path, name], depth + 1);
      const block: AnyBlock = { id, type, ...values };
      return this.schema.isBlock(block) ? [block] : [];
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return this.refuse(named, field ? [...path, field] : path, error.fault);
    }
  }
}

/**
 * Reads a document as somebody sent it: known kinds and keys, each where it may stand, each id once, no more and no deeper
 * than the set allows. What is wrong is told at its block, all of it at once; nothing of such a document is kept.
 * @param clean what HTML passes through
 */
export const readDocument = <B extends AnyBlock>(schema: BlockSchema<B>, value: unknown, clean: Clean): Read<B> => {
  if (!isRecord(value) || !Array.isArray(value.blocks) || Object.keys(value).length > 1)
    return { problems: [{ block: '', path: [], fault: 'NOT_A_DOCUMENT' }] };
  const reader = new Reader(schema, clean);
  const document: BlockDocument<B> = { blocks: reader.list(value.blocks, schema.root, ['blocks'], 0) };
  if (reader.problems.length > 0) return { problems: reader.problems };
  const problems = schema.check(document);
  if (problems.length === 0) return { document };
  const place = new Map(document.blocks.map(({ id }, at) => [id, at]));
  return {
    problems: problems.map((one) => ({ ...one, path: ['blocks', place.get(one.block) ?? one.block] })),
  };
};
