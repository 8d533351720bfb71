import type { BlockFieldProps } from '@nestling/editor/block-set.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';

const FAR = 1_000_000_000;

/** The least or the most of a number, with parts and below nothing; of a text the most letters. */
export const LimitPart = ({ id, label, error, block, value, onChange }: BlockFieldProps) => (
  <NumberField
    id={id}
    label={label}
    error={error}
    min={block.type === 'number' ? -FAR : 1}
    decimals={block.type === 'number' ? 3 : 0}
    value={typeof value === 'number' ? value : null}
    onChange={(next) => onChange(next ?? undefined, 'typed')}
  />
);
