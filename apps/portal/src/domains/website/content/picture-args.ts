/** What a form says of the picture: the key of another one, that it goes, or nothing. */
export const pictureArgs = ({
  picture,
  without,
}: {
  readonly picture: string;
  readonly without: boolean;
}): { readonly img?: string | null } => (picture ? { img: picture } : without ? { img: null } : {});
