import { TextInput } from '@mantine/core';
import { signInjuryReport } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { SignatureField } from '@nestling/kit/field/SignatureField.tsx';
import { noStrokes } from '@nestling/ui/pen/Strokes.tsx';
import { useInjuryWords } from '../injury-words.ts';

/** The name of a guardian under a version; staff write down what was signed on paper. */
const SignDialog = ({ id, staff, onClose }: { id: string; staff: boolean; onClose: () => void }) => {
  const { t } = useInjuryWords();
  const form = useCallForm({
    call: signInjuryReport,
    fixed: { id },
    values: { signer: '', how: '', strokes: noStrokes },
    needs: () => (staff ? ['how'] : []),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      title={t(staff ? 'onPaperTitle' : 'signTitle')}
      says={staff ? undefined : t('signSays')}
      submit={t(staff ? 'saveSignature' : 'signNow')}
      onClose={onClose}
    >
      <TextInput
        {...field('signer', t(staff ? 'paperSigner' : 'signer'))}
        autoComplete={staff ? 'off' : 'name'}
        data-autofocus
      />
      <SignatureField {...field('strokes', t(staff ? 'signHere' : 'drawn'), t('drawnHelp'))} />
      {staff ? <TextInput {...field('how', t('paperHow'), t('paperHowHelp'))} autoComplete="off" /> : null}
    </FormDialog>
  );
};

export default SignDialog;
