import { Switch } from '@mantine/core';
import type { FieldsOf } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { PictureField } from '../parts/PictureField.tsx';
import { contentWords } from './words.ts';

/**
 * The picture of what a site tells: another one, or none any more.
 * @param has whether there is one now
 */
export const PictureFields = ({
  picture,
  without,
  has,
}: {
  picture: FieldsOf<'picture', string>;
  without: FieldsOf<'without', boolean>;
  has: boolean;
}) => {
  const t = useWords(contentWords);
  return (
    <>
      <PictureField {...picture.field('picture', t('picture'), t('pictureHelp'))} />
      {has ? <Switch {...without.field('without', t('removePicture'))} /> : null}
    </>
  );
};
