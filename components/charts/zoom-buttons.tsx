import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { Button } from "@/components/ui/button";

/** The factor of one step. */
export const ZOOM = 1.4;

interface Props {
  /** What is shown: `map`. */
  what: string;
  onZoom: (factor: number) => void;
  onShowAll: () => void;
}

/** The buttons in the corner of a picture that can be zoomed. */
export function ZoomButtons({ what, onZoom, onShowAll }: Props) {
  return (
    <div className="absolute right-2 bottom-2 flex gap-1 rounded-md bg-surface/80">
      <Button size="icon" aria-label="Zoom in" onClick={() => onZoom(ZOOM)}>
        <ZoomIn aria-hidden className="size-4" />
      </Button>
      <Button size="icon" aria-label="Zoom out" onClick={() => onZoom(1 / ZOOM)}>
        <ZoomOut aria-hidden className="size-4" />
      </Button>
      <Button size="icon" aria-label={`Show the whole ${what}`} onClick={onShowAll}>
        <Maximize aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
