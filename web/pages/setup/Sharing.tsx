/** Who is who: the pieces of a game on the chairs of its seats. They are dragged, tapped to the next chair, or set by number. */
import type { Kit, OptionValues } from '#engine';
import { drags } from '#ui/drag.ts';
import type { Sharing as Shared } from '#ui/table.ts';
import { words } from '../../text/en.ts';

interface SharingProps<K extends Kit> {
  sharing: Shared<K>;
  seats: number;
  options: OptionValues;
  onChange(options: OptionValues): void;
}

export function Sharing<K extends Kit>({ sharing, seats, options, onChange }: SharingProps<K>) {
  const { pieces, Face } = sharing;
  const shares = sharing.shares({ seats, options: options as K['options'] });
  const put = (id: string, seat: number): void => {
    if (seat >= 0 && seat < seats) onChange({ ...options, [id]: seat + 1 });
  };
  return (
    <fieldset class="o-field">
      <legend class="o-field__label">{words.setUp.sharing}</legend>
      <div class="setup__chairs">
        {Array.from({ length: seats }, (_, seat) => {
          const here = pieces.filter(({ id }) => shares[id] === seat);
          return (
            <div key={seat} class="setup__chair" data-spot={`chair:${seat}`}>
              <b>{words.setUp.seat(seat)}</b>
              {here.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  class="setup__piece"
                  aria-label={words.setUp.piece(name, seat)}
                  title={name}
                  onPointerDown={drags(true, {
                    lift: () => {},
                    drop: (spot) => put(id, Number(spot?.replace('chair:', '') ?? Number.NaN)),
                  })}
                  onClick={() => put(id, (seat + 1) % seats)}
                  onKeyDown={({ key }) => {
                    if (/^[1-9]$/.test(key)) put(id, Number(key) - 1);
                  }}
                >
                  <Face id={id} />
                  <span>{name}</span>
                </button>
              ))}
              {here.length === 0 ? <em>{words.setUp.nobody}</em> : undefined}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
