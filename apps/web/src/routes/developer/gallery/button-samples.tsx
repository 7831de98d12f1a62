import { GoogleMark } from '#web/components/icons/google-mark.tsx';
import { Icon } from '#web/components/icons/icon.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { galleryText } from '#web/messages/gallery.ts';

const row = 'flex flex-wrap items-center gap-3';

export function ButtonSamples() {
  return (
    <>
      <div className={row}>
        <Button size="lg">
          <Icon name="camera" />
          {galleryText.takePhoto}
        </Button>
        <Button size="lg" variant="sec">
          {galleryText.seeLocation}
        </Button>
      </div>
      <div className={row}>
        <Button>{galleryText.contact}</Button>
        <Button variant="sec">{galleryText.seeLocation}</Button>
        <Button variant="quiet">
          <Icon name="map" />
          {galleryText.seeOnMap}
        </Button>
        <Button variant="danger">{galleryText.remove}</Button>
        <IconButton icon="x" label={galleryText.remove} />
      </div>
      <div className={row}>
        <Button busy>{galleryText.posting}</Button>
        <Button variant="sec" disabled>
          {galleryText.unavailable}
        </Button>
        <ButtonLink to="/" variant="sec">
          {galleryText.toHome}
        </ButtonLink>
      </div>
      <Button variant="sec" size="lg" block>
        <GoogleMark />
        {galleryText.googleLogin}
      </Button>
      <div className="green-field grid grid-cols-2 gap-3 rounded-lg p-4">
        <Button variant="field-line" size="lg">
          {galleryText.seeLocation}
        </Button>
        <Button variant="on-field" size="lg">
          {galleryText.contact}
        </Button>
      </div>
      <div className={row}>
        <BackLink to="/" />
        <a href="#isi" className="text-link">
          {galleryText.seeOnMap}
        </a>
      </div>
    </>
  );
}
