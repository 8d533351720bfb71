import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { readonly onClick: () => void; readonly children: ReactNode };

/** A button as all others look, in a file of its own so that it can be fetched when it is due. */
export const DrawnButton = (props: Props) => <Button {...props} />;
