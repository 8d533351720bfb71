import { Button, Textarea } from '@mantine/core';
import { cancelInstantSms } from '@nestling/contract/operations/alerts.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { HOLD_MS } from '@nestling/rules/hold.ts';
import { aboutCents, textSize } from '@nestling/rules/texts/segments.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { isNobody, namedOf, roomsOf, useAskedAudience } from '../audience.ts';
import { SendTextSaidDocument } from '../send.graphql.ts';
import { TextRecipientsDocument } from '../texts.graphql.ts';
import { alertWords } from '../words.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { useTakeBack } from './take-back.ts';
import { whyWords } from './why.ts';

/** The centre's name goes before the words: about so many letters of every text. */
const NAME_LETTERS = 14;

/** Writes a text to phones, with what it takes before it is sent. */
export const TextForm = ({ location, onSent }: { location: string; onSent: () => void }) => {
  const t = useWords(alertWords);
  const may = useMay();
  const asked = useAskedAudience();
  const takeBack = useTakeBack(cancelInstantSms);
  const form = useCallForm({
    call: SendTextSaidDocument,
    name: `text:${location}`,
    fixed: { location },
    values: { audience: asked, message: '' },
    validate: { audience: (audience) => (isNobody(audience) ? t('needPeople') : null) },
    args: ({ message }, { audience }) => ({ message, ...namedOf(audience), programs: roomsOf(audience) }),
    say: ({ createInstantSms: sent }) => ({ title: sent?.message ?? '', detail: t('held') }),
    undo: ({ createInstantSms: sent }) => takeBack(sent?.id),
    undoFor: HOLD_MS,
    onSaved: () => {
      form.discard();
      onSent();
    },
  });
  const { audience, message } = form.values;
  const nobody = isNobody(audience);
  const { data } = useAsk(
    TextRecipientsDocument,
    { ...namedOf(audience), programs: roomsOf(audience) },
    { pause: nobody },
  );
  if (!may('send_announcements')) return null;
  const recipients = nobody ? [] : (data?.generateSmsStudent ?? []);
  const left = recipients.filter(({ reason }) => reason !== null);
  const phones = recipients.length - left.length;
  const size = textSize('x'.repeat(NAME_LETTERS) + message);
  const takes = [
    t('size', { used: [...message].length, count: size.segments }),
    t('phones', { count: phones }),
    t('price', { price: money(aboutCents(size.segments * phones)) }),
    ...(size.encoding === 'UCS-2' ? [t('special')] : []),
  ].join(' · ');
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('sendText')}
        </Button>
      }
    >
      <AudienceFields location={location} value={audience} onChange={(next) => form.set('audience', next)} />
      {form.fields.errors.audience ? <p role="alert">{form.fields.errors.audience}</p> : null}
      {left.length > 0 ? (
        <details>
          <summary>{t('left', { count: left.length })}</summary>
          <ul>
            {left.map(({ id, name, reason }) => (
              <li key={id}>
                {name}: {whyWords(t, reason ?? '')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <Textarea
        autosize
        minRows={3}
        maxRows={10}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('message', t('message'), message ? takes : undefined)}
      />
    </FormBody>
  );
};
