import { inLanguage, isSignature, type Signature } from '@nestling/rules/forms/blocks.ts';
import { SignaturePad } from '@nestling/ui/pen/SignaturePad.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { LineField } from './fields/LineField.tsx';
import { Press } from './fields/Press.tsx';
import classes from './fill.module.css';
import type { QuestionProps } from './question-props.ts';
import { fillWords } from './words.ts';

const signatureOf = (value: QuestionProps['value']): Signature => {
  if (typeof value === 'string') return { name: value };
  if (typeof value === 'object' && !Array.isArray(value) && isSignature(value)) return value;
  return { name: '' };
};

/** A signature or initials: the name typed, which counts by itself, and drawn above it by whoever likes to. */
export const SignatureQuestion = ({ block, required, value, onChange, onLeave, error }: QuestionProps) => {
  const t = useWords(fillWords);
  const { language } = useSpeech();
  const { label, help } = inLanguage(block, language);
  const now = signatureOf(value);
  const strokes = now.strokes ?? [];
  const signs = block.type === 'signature';
  const keep = (next: Signature) => {
    const some = next.strokes && next.strokes.length > 0;
    if (!next.name && !some) return onChange(undefined);
    onChange(some ? next : { name: next.name });
  };
  return (
    <div className={classes.sign}>
      <LineField
        id={`q-${block.id}`}
        label={label}
        help={[help, t(signs ? 'signature' : 'initials')].filter(Boolean).join(' ')}
        required={required}
        error={error}
        onBlur={onLeave}
        inputClass={signs ? classes.signature : ''}
        autoComplete={signs ? 'name' : 'off'}
        value={now.name}
        onChange={(event) => keep({ ...now, name: event.currentTarget.value })}
      />
      {signs ? (
        <>
          <SignaturePad
            strokes={strokes}
            onChange={(drawn) => keep({ name: now.name, strokes: drawn })}
            label={t(strokes.length > 0 ? 'drawn' : 'notDrawn')}
          />
          <div className={classes.padFoot}>
            <small>{t('draw')}</small>
            {strokes.length > 0 ? (
              <Press look="quiet" onClick={() => keep({ name: now.name })}>
                {t('clearDrawing')}
              </Press>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
};
