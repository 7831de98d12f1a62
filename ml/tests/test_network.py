import pytest
import torch
from torch.nn import functional as F

from pilahbumi_ml.depthwise import Depthwise, is_supported
from pilahbumi_ml.network import EfficientNetLite, load_imagenet


@pytest.mark.skipif(not is_supported(), reason="this processor trains with the library's own gradients")
@pytest.mark.parametrize(("kernel", "stride"), [(3, 1), (3, 2), (5, 1), (5, 2)])
@pytest.mark.parametrize("numbers", [torch.bfloat16, torch.float32])
def test_the_fast_gradients_are_the_librarys(kernel: int, stride: int, numbers: torch.dtype) -> None:
    torch.manual_seed(kernel * 10 + stride)
    padding = kernel // 2 if stride == 1 else 0
    x = torch.randn(2, 24, 17, 17).to(numbers).to(memory_format=torch.channels_last).requires_grad_()
    weight = torch.randn(24, 1, kernel, kernel).to(numbers).requires_grad_()
    bias = torch.zeros(24).to(numbers).requires_grad_()
    out = Depthwise.apply(x, weight, bias, stride, padding)
    gradient = torch.randn_like(out)
    ours = torch.autograd.grad(out, (x, weight), gradient)
    exact = (x.detach().float().requires_grad_(), weight.detach().float().requires_grad_())
    theirs = torch.autograd.grad(F.conv2d(*exact, None, stride, padding, 1, 24), exact, gradient.float())
    for mine, reference in zip(ours, theirs, strict=True):
        assert (mine - reference).abs().max() / reference.abs().max() < 0.01


def test_the_published_weights_still_know_imagenet() -> None:
    """A flat grey picture and a checkerboard give different, finite features."""
    network = EfficientNetLite("lite0", 5).eval()
    load_imagenet(network, "lite0")
    checks = ((torch.arange(64)[:, None] // 8 + torch.arange(64)[None, :] // 8) % 2).float() * 2 - 1
    photos = torch.stack([torch.zeros(3, 64, 64), checks.expand(3, 64, 64)])
    with torch.no_grad():
        grey, board = network.features(photos)
    assert torch.isfinite(grey).all()
    assert (grey - board).abs().mean() > 0.05


def test_frozen_blocks_receive_no_gradient() -> None:
    network = EfficientNetLite("lite0", 5, frozen=5).train()
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
    network(torch.randn(1, 3, 64, 64)).sum().backward()
    learns = [any(p.grad is not None for p in block.parameters()) for block in network.blocks]
    assert network.stem.weight.grad is None
    assert learns == [False] * 5 + [True] * 11
