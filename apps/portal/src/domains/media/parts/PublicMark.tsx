import { Button, TextInput } from '@mantine/core';
import { markLibraryImagePublic, withdrawLibraryImagePublic } from '@nestling/contract/operations/media.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { LibraryImageShownFragment } from '../library.graphql.ts';
import { libraryWords } from '../library-words.ts';
import classes from './ImageDialog.module.css';

interface Marked {
  readonly image: LibraryImageShownFragment;
  readonly onChanged: () => void;
}

/** Says who agreed that everybody sees an image, or takes that back. */
export const PublicMark = ({ image, onChanged }: Marked) => {
  const t = useWords(libraryWords);
  const may = useMay()('publish_website');
  const withdraw = useAction(withdrawLibraryImagePublic);
  if (!may) return null;
  if (!image.public_agreed_by) return <Mark image={image} onChanged={onChanged} />;
  return (
    <div className={classes.row}>
      <p className={classes.quiet}>{t('isPublic', { name: image.public_agreed_by })}</p>
      <Button
        variant="default"
        loading={withdraw.busy}
        onClick={() => void withdraw.run({ id: image.id }).then(onChanged)}
      >
        {t('withdrawPublic')}
      </Button>
    </div>
  );
};

const Mark = ({ image, onChanged }: Marked) => {
  const t = useWords(libraryWords);
  const form = useCallForm({
    change: markLibraryImagePublic,
    record: image,
    values: { agreed_by: '' },
    onSaved: onChanged,
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
          {t('markPublic')}
        </Button>
      }
    >
      <TextInput autoComplete="off" {...form.field('agreed_by', t('agreedBy'), t('agreedByHelp'))} />
    </FormBody>
  );
};
