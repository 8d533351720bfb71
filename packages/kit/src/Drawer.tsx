import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { PanelBody, type PanelProps } from './PanelBody.tsx';

/** A panel that comes in from the right edge and waits to be closed; a sheet on phones. Beside a list take a `SidePanel`. */
export const Drawer = ({ width = 404, ...panel }: PanelProps & { readonly width?: number }) => (
  <Dialog label={panel.title} place="side" width={width} onClose={panel.onClose}>
    <PanelBody {...panel} />
  </Dialog>
);
