import { Button, TextInput } from '@mantine/core';
import { addStudentByQrCode } from '@nestling/contract/operations/students.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from './family.module.css';
import { familyWords } from './words.ts';

/** A contact asks to be linked to a child by the code the centre gave out. */
const AddByCode = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(familyWords);
  const ask = useAction(addStudentByQrCode, { ownErrors: true });
  const form = useRecordForm({
    name: 'student:code',
    secret: ['code'],
    initial: { code: '' },
    validate: { code: (value) => (value.trim() ? null : t('needCode')) },
    save: ({ code }) => ask.run({ code: code.trim() }),
    onSaved: onClose,
  });
  return (
    <Dialog label={t('addByCode')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('addByCode')}</h2>
        <p className={classes.quiet}>{t('addByCodeText')}</p>
        <FormBody
          form={form}
          labels={{ code: t('codeField') }}
          actions={
            <>
              <Button type="submit" loading={form.busy}>
                {t('ask')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <TextInput
            label={t('codeField')}
            autoComplete="off"
            spellCheck={false}
            {...form.fields.getInputProps('code')}
          />
        </FormBody>
      </div>
    </Dialog>
  );
};

export default AddByCode;
