import { Badge } from '#web/components/ui/badge.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { galleryText } from '#web/messages/gallery.ts';

const row = 'flex flex-wrap items-center gap-2';

export function MarkSamples() {
  return (
    <>
      <div className={row}>
        <Badge tone="success" icon="verified">
          {galleryText.verified}
        </Badge>
        <Badge icon="truck">{galleryText.pickup}</Badge>
        <Badge tone="outline">{galleryText.sampleData}</Badge>
        <Badge tone="success">{galleryText.easy}</Badge>
        <Badge tone="warning">{galleryText.medium}</Badge>
        <Badge tone="danger">{galleryText.hard}</Badge>
      </div>
      <div className={row}>
        <Badge tone="success" icon="check">
          {galleryText.sure}
        </Badge>
        <Badge tone="warning" icon="info">
          {galleryText.fairlySure}
        </Badge>
        <Badge tone="danger" icon="warning">
          {galleryText.unsure}
        </Badge>
      </div>
      <div className={row}>
        <Chip>{galleryText.tap}</Chip>
        <Chip>{galleryText.bucket}</Chip>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {allMaterials.map(({ key }) => (
          <MaterialMark key={key} material={key} />
        ))}
      </div>
      <div className={row}>
        {allMaterials.map(({ key }) => (
          <MaterialMark key={key} material={key} soft />
        ))}
      </div>
    </>
  );
}
