/** Buttons on the map: closer, farther, all of it; where enemies could strike; the names of the spaces. */
import type { JSX } from 'preact';
import { ExpandIcon, PlusIcon } from '#ui/art/icons.tsx';
import type { CameraHold } from '#ui/kit/useCamera.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { MinusIcon, NamesIcon, ThreatIcon } from './art/icons.tsx';
import { useTheDesk } from './desk.ts';

const CLOSER = 1.35;

export function MapTools({ hold }: { hold: CameraHold }): JSX.Element {
  const { overlays, toggle } = useTheDesk();
  return (
    <div class="ms-map__tools">
      <Tool name={TABLE_WORDS.zoomIn} icon={<PlusIcon size={20} />} press={() => hold.zoom(CLOSER)} />
      <Tool name={TABLE_WORDS.zoomOut} icon={<MinusIcon size={20} />} press={() => hold.zoom(1 / CLOSER)} />
      <Tool
        name={TABLE_WORDS.fit}
        icon={<ExpandIcon size={20} />}
        press={() => hold.fit()}
        pressed={hold.fitted}
      />
      <Tool
        name={TABLE_WORDS.threats}
        icon={<ThreatIcon size={20} />}
        press={() => toggle('threats')}
        pressed={overlays.threats}
        part="threats"
        shortcut="x"
      />
      <Tool
        name={TABLE_WORDS.coordinates}
        icon={<NamesIcon size={20} />}
        press={() => toggle('coordinates')}
        pressed={overlays.coordinates}
        part="coordinates"
        shortcut="n"
      />
    </div>
  );
}

interface ToolProps {
  name: string;
  icon: JSX.Element;
  press(): void;
  pressed?: boolean;
  part?: string;
  shortcut?: string;
}

function Tool({ name, icon, press, pressed, part, shortcut }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="ms-tool"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      data-part={part}
      onClick={press}
    >
      {icon}
    </button>
  );
}
