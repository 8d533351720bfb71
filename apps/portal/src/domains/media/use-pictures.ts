import { type Ended, useAction } from '@nestling/kit/action.ts';
import { UpdateStudentImageDocument } from './updateStudentImage.graphql.ts';
import { UpdateUserAvatarDocument } from './updateUserAvatar.graphql.ts';

const sentenceOf = (ended: Ended<unknown> | null): string | null => (ended?.kind === 'declined' ? ended.message : null);

/** Gives a student the picture of an upload; '' takes it away. */
export const useStudentPicture = (id: string) => {
  const change = useAction(UpdateStudentImageDocument, { ownErrors: true });
  return async (image: string) => sentenceOf(await change.run({ id, image }));
};

/** The same for a person. */
export const usePersonPicture = (id: string) => {
  const change = useAction(UpdateUserAvatarDocument, { ownErrors: true });
  return async (avatar: string) => sentenceOf(await change.run({ id, avatar }));
};
